// By error code.
export const texts = {
  invalid_input: 'Something is missing or wrong. Check the marked fields.',
  slot_not_available: 'The selected time is not available',
  slot_taken: 'The selected time has just been taken',
  already_canceled: 'This meeting is already canceled',
  already_started: 'This meeting has already started',
  inside_notice: 'It’s too late to change this meeting',
  host_only: 'Only the host can change this meeting',
  event_type_off: 'This event can’t be booked now',
  event_type_not_found: 'This event is no longer offered',
  owner_not_found: 'The booking page URL is not valid',
  booking_not_found: 'Link expired',
  idempotency_key_reused: 'This was already sent with different details. Try again.',
  rate_limited: 'Too many attempts. Try again in a few minutes.',
  requests_waiting:
    'This host can’t take another request right now. If you’ve already sent one, withdraw it with the link in your email, or wait for an answer.',
  mailbox_full: 'We can’t email this address now. Use another, or try again later.',
  proof_needed: 'Turn on JavaScript to book, or try again in a few minutes.',
  unavailable: 'We can’t reach the server. Nothing is lost. Try again.',
  internal_error: 'Something went wrong. Nothing is lost. Try again.',
} as const
