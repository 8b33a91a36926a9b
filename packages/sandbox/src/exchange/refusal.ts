/** A fault of the whole request, or what one message says. */
export class ServiceError extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}
