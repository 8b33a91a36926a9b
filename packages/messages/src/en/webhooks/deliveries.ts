/** Webhooks and their deliveries. */
export const texts = {
  'webhooks.state_none': 'No events in the last 30 days',
  'webhooks.state_off': 'Turned off',
  'webhooks.state_gone': 'Turned off: the address answered “gone” (410)',
  'webhooks.state_delivered': 'Delivered {ago}',
  'webhooks.state_sending': 'Sending',
  'webhooks.state_waiting': '{answer}; next attempt: {time}',
  'webhooks.state_failed': '{answer}; given up',
  'webhooks.answered': 'Answered {status}',
  'webhooks.no_answer': 'No answer',
  'webhooks.state_paused': {
    one: 'Paused after {count} failed attempt; next: {time}',
    other: 'Paused after {count} failed attempts; next: {time}',
  },
  'webhooks.state_paused_idle': {
    one: 'Paused after {count} failed attempt; tries again with the next booking',
    other: 'Paused after {count} failed attempts; tries again with the next booking',
  },
  'webhooks.state_trying': 'Trying again',
  'webhooks.paused': {
    one: 'Paused: {count} attempt has failed since {since}.',
    other: 'Paused: {count} attempts in a row have failed since {since}.',
  },
  'webhooks.paused_next': 'Next attempt: {time}.',
  'webhooks.paused_trying': 'We’re trying again right now.',
  'webhooks.paused_idle': 'Nothing is waiting. We try again with the next booking.',
  'webhooks.paused_text':
    'When the address works again, we send everything that’s waiting. We give up after about three days.',
  'webhooks.try_now': 'Try now',
  'webhooks.slow':
    'Slow since {since}: it takes more than two seconds to answer. This delays only what we send there.',
  'webhooks.delivered': 'Delivered ({status})',
  'webhooks.deliveries': 'Deliveries',
  'webhooks.deliveries_text':
    'The last {count}, kept for 30 days. New ones appear automatically. Your time: {zone}',
  'webhooks.deliveries_none': 'No events in the last 30 days',
  'webhooks.deliveries_none_text':
    'Your next booking shows up here. Until then, you can send an example, which we don’t keep.',
  'webhooks.waiting': 'Waiting',
  'webhooks.failed': 'Given up',
  'webhooks.open_booking': '{event}: open the meeting',
  'webhooks.attempts': { one: '{count} attempt', other: '{count} attempts' },
  'webhooks.next_attempt': 'Next attempt: {time}',
  'webhooks.open_delivery': '{event}, {time}: what was sent',
  'webhooks.body_copy': 'Copy the body',
  'webhooks.body_erased': 'No longer kept: it was deleted with the invitee’s data.',
  'webhooks.response': 'The answer',
  'webhooks.response_none': 'None yet',
  'webhooks.response_empty': 'The answer has no text.',
  'webhooks.response_untold':
    'We don’t show answers from the server’s own network, or answers that aren’t text.',
  'webhooks.took': '{seconds} s',
  'webhooks.resend': 'Send again',
  'webhooks.resend_text': 'The same content with the same webhook-id, signed again.',
  'webhooks.resend_refused': 'This can no longer be sent again',
  'webhooks.what': 'What is sent',
  'webhooks.what_summary': 'An example, and how to check the signature',
  'webhooks.what_answer':
    'An answer from 200 to 299 means received. After any other answer, or none, we send it again, less and less often. 410 turns the webhook off.',
  'webhooks.what_repeat':
    'An event can come twice or late. The header webhook-id stays the same for each attempt, and sequence grows with each change of a booking.',
  'webhooks.what_body': 'The body',
  'webhooks.what_event': 'Event of the body',
  'webhooks.what_signature': 'Check the signature (in Node)',
  'webhooks.what_signature_text':
    'Check the body as it came, before you parse it as JSON. In other languages, use a library of Standard Webhooks.',
} as const
