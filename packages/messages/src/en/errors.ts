// By error code.
export const texts = {
  invalid_input: 'Something is missing or wrong. Look at the fields that are marked.',
  slot_not_available: 'The selected time is not available',
  slot_taken: 'The selected time has just been taken',
  already_canceled: 'This meeting is already canceled',
  already_started: 'This meeting has already started',
  inside_notice: 'It is too late to change this meeting',
  host_only: 'Only the host can change this meeting',
  event_type_off: 'This event takes no bookings now',
  event_type_not_found: 'This event is not offered any more',
  owner_not_found: 'The booking page URL is not valid',
  booking_not_found: 'Link expired',
  idempotency_key_reused: 'This was sent twice in different words. Try again.',
  rate_limited: 'That was very often. Wait a while and try again.',
  mailbox_full: 'We can’t email this address right now. Use another address, or try again later.',
  proof_needed:
    'A moment of work by your browser is needed before this is booked, with JavaScript. Where very much was booked from your network just now, waiting a few minutes helps, too.',
  unavailable: 'The server cannot be reached. Nothing is lost: try again.',
  internal_error: 'Something went wrong. Nothing is lost: try again.',
} as const
