import type { ErrorCode, FieldError } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'

interface AppErrorOptions {
  /** Names the value, the place and what would be accepted. Never personal data or a secret: it is logged. */
  detail?: string
  errors?: FieldError[]
  nearest?: Instant[]
  retryAfterSeconds?: number
  /** With `proof_needed`. */
  proof?: { challenge: string; bits: number }
  cause?: unknown
}

/** A refusal that the route lists. `http/problem.ts` turns it into an answer. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly errors: FieldError[] | undefined
  readonly nearest: Instant[] | undefined
  /** When the same request may succeed. */
  readonly retryAfterSeconds: number | undefined
  readonly proof: { challenge: string; bits: number } | undefined
  readonly detail: string | undefined

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.detail ?? code, { cause: options.cause })
    this.code = code
    this.detail = options.detail
    this.errors = options.errors
    this.nearest = options.nearest
    this.retryAfterSeconds = options.retryAfterSeconds
    this.proof = options.proof
  }
}

/** Wrong fields of the input, at least one. */
export function refusedInput(errors: FieldError[]): AppError {
  return new AppError('invalid_input', { detail: `${errors[0]?.path}: ${errors[0]?.message}`, errors })
}

/** A wrong field of the input, found only after the shape was right. */
export function fieldError(path: string, reason: string, message: string): AppError {
  return refusedInput([{ path, reason, message }])
}

/** What an account named by an id. Throws where it has none such. */
export function found<Row>(row: Row | undefined, code: ErrorCode, id: string): Row {
  if (row === undefined) throw notFound(code, id)
  return row
}

export function notFound(code: ErrorCode, id: string): AppError {
  return new AppError(code, { detail: `id: "${id}" names nothing of this account` })
}
