import type { ErrorCode, FieldError, Reason } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'

interface AppErrorOptions {
  /**
   * Names the value, the place and what would be accepted. It is logged, so never include personal data or
   * secrets.
   */
  detail?: string
  errors?: FieldError[]
  nearest?: Instant[]
  /** Comes with `time_busy`. */
  conflicts?: Reason[]
  retryAfterSeconds?: number
  /** Comes with `proof_needed`. */
  proof?: { challenge: string; bits: number }
  /** The owner's own words for the page that is shown instead. Answers of the API leave them out. */
  ownerText?: string
  cause?: unknown
}

/** A refusal that the route declares. `http/problem.ts` turns it into a response. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly errors: FieldError[] | undefined
  readonly nearest: Instant[] | undefined
  readonly conflicts: Reason[] | undefined
  /** After this time, the same request may succeed. */
  readonly retryAfterSeconds: number | undefined
  readonly proof: { challenge: string; bits: number } | undefined
  readonly detail: string | undefined
  readonly ownerText: string | undefined

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.detail ?? code, { cause: options.cause })
    this.code = code
    this.detail = options.detail
    this.errors = options.errors
    this.nearest = options.nearest
    this.conflicts = options.conflicts
    this.retryAfterSeconds = options.retryAfterSeconds
    this.proof = options.proof
    this.ownerText = options.ownerText
  }
}

/** Refuses wrong input fields, at least one. */
export function refusedInput(errors: FieldError[]): AppError {
  return new AppError('invalid_input', { detail: `${errors[0]?.path}: ${errors[0]?.message}`, errors })
}

/** Refuses a field whose shape is right but whose value is not. */
export function fieldError(path: string, reason: string, message: string): AppError {
  return refusedInput([{ path, reason, message }])
}

/** Returns what an account asked for by id. Throws if the account has no such thing. */
export function found<Row>(row: Row | undefined, code: ErrorCode, id: string): Row {
  if (row === undefined) throw notFound(code, id)
  return row
}

export function notFound(code: ErrorCode, id: string): AppError {
  return new AppError(code, { detail: `id: "${id}" names nothing of this account` })
}
