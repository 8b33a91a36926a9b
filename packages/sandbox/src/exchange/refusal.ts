/** A fault for the whole request, or an error in one message. */
export class ServiceError extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}
