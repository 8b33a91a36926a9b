/** How the protocol refuses: with a status and a line. */
export class TusRefusal extends Error {
  readonly status_code: number
  readonly body: string
  constructor(status: number, body: string) {
    super(body)
    this.status_code = status
    this.body = `${body}\n`
  }
}
