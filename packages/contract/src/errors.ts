import { CAPABILITIES } from './capabilities.ts'
import type { KeysOf, PartsOf } from './capabilities.ts'
import type { Reason } from './slots/schemas.ts'

interface Refusal {
  readonly status: number
  readonly title: string
}

/** Errors that belong to no capability. */
export const SHARED = {
  invalid_input: { status: 422, title: 'The request does not have the expected shape' },
  malformed_body: { status: 400, title: 'The body is not valid JSON' },
  body_too_large: { status: 413, title: 'The body is larger than the limit' },
  unsupported_media_type: { status: 415, title: 'The body has a media type that this route does not take' },
  route_not_found: { status: 404, title: 'No such route' },
  misdirected_request: { status: 421, title: 'This server is not known by the name that was asked for' },
  not_signed_in: { status: 401, title: 'A valid token is needed' },
  not_allowed: { status: 403, title: 'Not allowed' },
  role_not_allowed: { status: 403, title: 'Your role does not allow this' },
  not_shown_to_role: { status: 404, title: 'No such thing, or nothing that your role shows' },
  upgrade_required: { status: 402, title: 'Please upgrade your plan to access this feature.' },
  not_verified: { status: 403, title: 'Confirm your email address first' },
  rate_limited: { status: 429, title: 'Too many attempts; wait and try again' },
  mailbox_full: { status: 429, title: 'This address gets no more emails for now; wait, or use another' },
  proof_needed: { status: 429, title: 'Too many attempts; do the work that is asked for, or wait' },
  changed_meanwhile: { status: 412, title: 'It was changed meanwhile: read it again' },
  slug_taken: { status: 409, title: 'This address is taken' },
  link_expired: { status: 410, title: 'Link expired' },
  idempotency_key_reused: { status: 409, title: 'This idempotency key was used with another request' },
  format_not_offered: { status: 501, title: 'This format is not offered' },
  unavailable: { status: 503, title: 'Temporarily unavailable; try again' },
  internal_error: { status: 500, title: 'Something went wrong' },
} as const satisfies Record<string, Refusal>

export type ErrorCode = keyof typeof SHARED | KeysOf<PartsOf<'errors'>>

/** Every error of the API, with its HTTP status and its short, stable English title. */
export const ERRORS: Readonly<Record<ErrorCode, Refusal>> = /* @__PURE__ */ Object.assign(
  {},
  SHARED,
  ...CAPABILITIES.map((each) => ('errors' in each ? each.errors : {})),
)

/** Errors of any route, in addition to its own list. */
export const GENERAL_ERRORS = [
  'misdirected_request',
  'internal_error',
  'unavailable',
] as const satisfies readonly ErrorCode[]

/** Errors of any route but a GET, if its body cannot be read. */
export const BODY_ERRORS = [
  'malformed_body',
  'body_too_large',
  'unsupported_media_type',
] as const satisfies readonly ErrorCode[]

/** A problem with one field of the input. `path` is written as in the body: `questions[0].label`. */
export interface FieldError {
  path: string
  /** Stable, for programs and translations: `required`, `too_short`, `too_large`, `reserved` … */
  reason: string
  /** For people who read the API's answer: names the value and what is accepted. */
  message: string
  /** For a text that is `too_long`: how many characters it has, and the maximum. */
  length?: number
  max?: number
}

/** RFC 9457 problem document, `application/problem+json`. */
export interface Problem {
  type: string
  title: string
  status: number
  code: ErrorCode
  detail?: string
  /** The request's id, also in the log. */
  instance: string
  errors?: FieldError[]
  /** What the client must solve before it repeats the request; see `solveProof`. */
  proof?: { challenge: string; bits: number }
  /** The three nearest free starts, if the wanted one is gone. */
  nearest?: string[]
  /** What is at a wanted time. The host may accept it and book anyway. */
  conflicts?: Reason[]
  /** Seconds until a retry may succeed, if waiting helps. Same as `Retry-After`. */
  retryAfter?: number
}
