/** Every error the API can answer with: its HTTP status and its short, stable English title. */
export const ERRORS = {
  invalid_input: { status: 422, title: 'The request does not have the expected shape' },
  malformed_body: { status: 400, title: 'The body is not valid JSON' },
  body_too_large: { status: 413, title: 'The body is larger than the limit' },
  unsupported_media_type: { status: 415, title: 'The body has a media type that this route does not take' },
  route_not_found: { status: 404, title: 'No such route' },
  misdirected_request: { status: 421, title: 'This server is not known by the name that was asked for' },
  not_signed_in: { status: 401, title: 'A valid token is needed' },
  wrong_details: { status: 401, title: 'Wrong details! Please try again' },
  not_allowed: { status: 403, title: 'Not allowed' },
  upgrade_required: { status: 402, title: 'Please upgrade your plan to access this feature.' },
  not_verified: { status: 403, title: 'Confirm your e-mail address first' },
  rate_limited: { status: 429, title: 'Too many attempts; wait and try again' },
  mailbox_full: { status: 429, title: 'This address gets no more e-mails for now; wait, or use another' },
  proof_needed: { status: 429, title: 'Too many attempts; do the work that is asked for, or wait' },
  changed_meanwhile: { status: 412, title: 'It was changed meanwhile: read it again' },
  slug_taken: { status: 409, title: 'This address is taken' },
  wrong_password: { status: 403, title: 'Incorrect current password' },
  two_factor_needed: { status: 403, title: 'A two-factor code is needed' },
  two_factor_wrong: { status: 403, title: 'The provided two-factor code was not valid.' },
  two_factor_is_off: { status: 409, title: 'Two-factor sign-in is off' },
  two_factor_is_on: { status: 409, title: 'Two-factor sign-in is on already' },
  passkey_refused: { status: 403, title: 'This passkey is not known here, or was not accepted' },
  passkey_not_found: { status: 404, title: 'No such passkey' },
  passkey_limit_reached: { status: 403, title: 'An account has at most 20 passkeys' },
  verification_invalid: { status: 410, title: 'The verification link is not valid any more' },
  code_invalid: { status: 410, title: 'The code is not right, or not valid any more' },
  availability_not_found: { status: 404, title: 'No such availability schedule' },
  cannot_delete_availability: { status: 409, title: 'Cannot delete availability' },
  event_type_not_found: { status: 404, title: 'No such event type' },
  event_type_off: { status: 410, title: 'This event type takes no bookings now' },
  one_off_not_found: { status: 404, title: 'No such one-off meeting' },
  one_off_limit_reached: { status: 403, title: 'An account has at most 200 one-off meetings' },
  poll_not_found: { status: 404, title: 'No such poll' },
  poll_limit_reached: { status: 403, title: 'An account has at most 200 open polls' },
  poll_closed: { status: 410, title: 'This poll takes no votes any more' },
  poll_full: { status: 409, title: 'This poll has as many votes as it can have' },
  poll_without_votes: { status: 409, title: 'Nobody has said yet that they can come at this time' },
  already_voted: {
    status: 409,
    title:
      'Someone already shared preferred times with this e-mail; the link that changes them was mailed again',
  },
  option_full: { status: 409, title: 'One of these times has no place left' },
  vote_not_found: { status: 404, title: 'No such vote' },
  embed_not_found: { status: 404, title: 'No such embed' },
  account_not_found: { status: 404, title: 'No such account' },
  account_disabled: {
    status: 403,
    title: 'This account was disabled by whoever runs this server',
  },
  session_not_found: { status: 404, title: 'No such session' },
  domain_not_found: { status: 404, title: 'No custom domain is set' },
  export_not_found: { status: 404, title: 'No such export' },
  export_fetching: { status: 409, title: 'It is being fetched just now' },
  webhook_not_found: { status: 404, title: 'No such webhook' },
  webhook_off: { status: 409, title: 'The webhook is turned off; turn it on first' },
  delivery_not_found: { status: 404, title: 'No such delivery' },
  delivery_erased: { status: 410, title: 'What was sent is not kept any more' },
  provider_off: { status: 409, title: 'This server is not registered with the provider yet' },
  consent_invalid: { status: 410, title: 'This answer of the provider is not valid any more; connect again' },
  consent_incomplete: { status: 409, title: 'Not everything that is needed was allowed' },
  account_refused: { status: 409, title: 'Nobody is let in there with what was typed' },
  account_unreadable: { status: 409, title: 'What answers at this address cannot be read as calendars' },
  account_unreachable: { status: 409, title: 'Nobody answers at this address' },
  calendar_not_found: { status: 404, title: 'No such calendar' },
  calendar_read_only: { status: 409, title: 'Nothing can be written into this calendar' },
  connection_not_found: { status: 404, title: 'No such connection' },
  billing_off: { status: 409, title: 'This server sells no plans' },
  billing_busy: { status: 409, title: 'Another change of the subscription is under way; wait a moment' },
  card_refused: { status: 402, title: 'The card was refused' },
  card_token_not_valid: {
    status: 409,
    title: 'These card details can no longer be used; enter the card again',
  },
  card_missing: { status: 409, title: 'No card is kept; add one first' },
  card_in_use: { status: 409, title: 'The subscription is paid with this card' },
  payment_method_not_found: { status: 404, title: 'No such payment method' },
  intent_not_found: { status: 404, title: 'No such payment' },
  already_subscribed: { status: 409, title: 'You are subscribed this plan already!' },
  not_subscribed: { status: 409, title: 'There is no subscription' },
  renewal_unpaid: { status: 409, title: 'Pay what is open of the last renewal first' },
  coupon_not_valid: { status: 409, title: 'This discount code is not valid' },
  offer_not_open: { status: 409, title: 'Sorry! We cannot apply a coupon to your plan.' },
  too_few_points: { status: 409, title: 'There are too few points' },
  webhook_limit_reached: { status: 403, title: 'You have reached the webhook limit' },
  event_type_limit_reached: { status: 403, title: 'An account has at most 200 event types' },
  schedule_limit_reached: { status: 403, title: 'An account has at most 100 schedules' },
  embed_limit_reached: { status: 403, title: 'An account has at most 200 embeds' },
  event_limit_reached: { status: 402, title: 'You have reached the event limit' },
  owner_not_found: { status: 404, title: 'No such booking page' },
  page_not_open: { status: 404, title: 'This booking page is not open yet' },
  booking_not_found: { status: 404, title: 'No such booking' },
  link_expired: { status: 410, title: 'Link expired' },
  slot_not_available: { status: 409, title: 'The selected time is not available' },
  slot_taken: { status: 409, title: 'The selected time has just been taken' },
  hold_expired: { status: 410, title: 'The time is not held any more' },
  code_wrong: { status: 422, title: 'This is not the code in the mail' },
  code_used_up: { status: 410, title: 'Too many wrong codes; only the link in the mail confirms now' },
  already_canceled: { status: 409, title: 'The booking is already canceled' },
  already_started: { status: 409, title: 'The meeting has already started' },
  inside_notice: { status: 409, title: 'It is too late to change this meeting' },
  host_only: { status: 409, title: 'Only its host can change this meeting: several have agreed on it' },
  not_coming: {
    status: 409,
    title: 'There is nothing to come to or to decline: it is not decided, over, or without you',
  },
  idempotency_key_reused: { status: 409, title: 'This idempotency key was used with another request' },
  format_not_offered: { status: 501, title: 'This format is not offered' },
  unavailable: { status: 503, title: 'Temporarily unavailable; try again' },
  internal_error: { status: 500, title: 'Something went wrong' },
} as const satisfies Record<string, { status: number; title: string }>

export type ErrorCode = keyof typeof ERRORS

/** What any route may answer besides the errors that it lists. */
export const GENERAL_ERRORS = [
  'misdirected_request',
  'internal_error',
  'unavailable',
] as const satisfies readonly ErrorCode[]

/** What any route but a GET may answer as well: its body cannot be read. */
export const BODY_ERRORS = [
  'malformed_body',
  'body_too_large',
  'unsupported_media_type',
] as const satisfies readonly ErrorCode[]

/** What is wrong with one field of the input. `path` is written as in the body: `questions[0].label`. */
export interface FieldError {
  path: string
  /** Stable, for programs and translations: `required`, `too_short`, `too_large`, `reserved` … */
  reason: string
  /** For people who read the API's answer: names the value and what would be accepted. */
  message: string
  /** Of a text that is `too_long`: how many characters came, and how many would be accepted. */
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
  /** What a program has to solve before the same request is let through; see `solveProof`. */
  proof?: { challenge: string; bits: number }
  /** The three nearest free starts when the wanted one is gone. */
  nearest?: string[]
  /** In how many seconds the same may be let through, where waiting helps: as `Retry-After` says. */
  retryAfter?: number
}
