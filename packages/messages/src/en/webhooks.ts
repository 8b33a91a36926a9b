/** Webhooks and their deliveries. */
export const texts = {
  'webhooks.title': 'Webhooks',
  'webhooks.text': 'Your own program hears at once when a meeting is booked, rescheduled or canceled.',
  'webhooks.add': 'New webhook',
  'webhooks.add_action': 'Add webhook',
  'webhooks.empty': 'No webhook yet',
  'webhooks.empty_text':
    'Give the address of your program: it can fill a CRM, write to a chat, or start whatever follows a booking.',
  'webhooks.gone': 'This webhook does not exist',
  'webhooks.gone_text': 'It may have been deleted. The list has all that there are.',
  'webhooks.all': 'All webhooks',
  'webhook_event.invitee.created': 'Booked',
  'webhook_event.invitee.rescheduled': 'Rescheduled',
  'webhook_event.invitee.reassigned': 'Reassigned',
  'webhook_event.invitee.canceled': 'Canceled',

  // Address and events
  'webhooks.url': 'Address',
  'webhooks.url_text': 'Gets each event as JSON, by POST.',
  'webhooks.url_invalid': 'Webhook URL must be valid: an address that begins with https:// or http://',
  'webhooks.url_password':
    'An address without user name and password: a token in its path or query does the same',
  'webhooks.events': 'Tell it when a meeting is',
  'webhooks.events_required': 'Choose at least one',
  'webhooks.saved': 'Webhook saved',
  'webhooks.added': '{name} hears of bookings from now on',

  // On, off, gone
  'webhooks.more': 'More actions for {name}',
  'webhooks.switch': '{name} hears of bookings',
  'webhooks.on': 'On',
  'webhooks.off': 'Off',
  'webhooks.turned_on': '{name} hears of bookings again',
  'webhooks.turned_off': '{name} hears of nothing now',
  'webhooks.is_gone':
    'The address answered 410, “gone”, so the webhook was turned off. Is it back? Turn the webhook on again.',
  'webhooks.delete_title': 'Delete {name}?',
  'webhooks.delete_text':
    'Nothing more is sent there, not even what waits for another attempt. Its deliveries are gone, too.',
  'webhooks.deleted': '{name} is deleted',

  // The latest delivery
  'webhooks.state_none': 'No event in the last 30 days',
  'webhooks.state_off': 'Turned off',
  'webhooks.state_gone': 'Turned off: the address says it is gone (410)',
  'webhooks.state_delivered': 'Delivered {ago}',
  'webhooks.state_sending': 'Being sent',
  'webhooks.state_waiting': '{answer}; next attempt: {time}',
  'webhooks.state_failed': '{answer}; given up',
  'webhooks.answered': 'Answered {status}',
  'webhooks.no_answer': 'No answer',

  // Failing or slow
  'webhooks.state_paused': {
    one: 'Paused after {count} failed attempt; next: {time}',
    other: 'Paused after {count} failed attempts; next: {time}',
  },
  'webhooks.state_paused_idle': {
    one: 'Paused after {count} failed attempt; next: with the next booking',
    other: 'Paused after {count} failed attempts; next: with the next booking',
  },
  'webhooks.state_trying': 'Being tried again',
  'webhooks.paused': {
    one: 'Paused: {count} attempt has failed since {since}.',
    other: 'Paused: {count} attempts in a row have failed since {since}.',
  },
  'webhooks.paused_next': 'Next attempt: {time}.',
  'webhooks.paused_trying': 'It is being tried right now.',
  'webhooks.paused_idle': 'Nothing waits; it is tried again with the next booking.',
  'webhooks.paused_text':
    'When the address accepts something again, all that waits is sent at once. What waits for more than about three days is given up.',
  'webhooks.try_now': 'Try now',
  'webhooks.slow':
    'Slow since {since}: it takes longer than two seconds to answer. That delays what is sent there, and nothing else.',

  // The secret
  'webhooks.secret': 'Secret',
  'webhooks.secret_text':
    'Shown once, when it was made. Lost it, or has somebody else seen it? Take a new one.',
  'webhooks.secret_fresh': 'Copy the secret now',
  'webhooks.secret_once': 'It will not be shown again.',
  'webhooks.secret_use':
    'With it your program checks that a request comes from here and was not changed. Requests are signed as Standard Webhooks says; “{section}”, below, has the code.',
  'webhooks.secret_copy': 'Copy secret',
  'webhooks.secret_copied': 'Secret copied',
  'webhooks.secret_done': 'I have kept it',
  'webhooks.renew': 'New secret',
  'webhooks.renew_title': 'Replace the secret?',
  'webhooks.renew_text':
    'The former one signs for another day, beside the new one: time to change over. After that it is worth nothing.',

  // An example
  'webhooks.test': 'Send an example',
  'webhooks.test_text': 'One request to the saved address, now, marked as a test.',
  'webhooks.test_event': 'Event of the example',
  'webhooks.test_action': 'Send',
  'webhooks.test_delivered': 'Example delivered ({status})',
  'webhooks.delivered': 'Delivered ({status})',

  // Deliveries
  'webhooks.deliveries': 'Deliveries',
  'webhooks.deliveries_text':
    'The last {count}, kept for 30 days; new ones appear by themselves. Your time: {zone}',
  'webhooks.deliveries_none': 'No event in the last 30 days',
  'webhooks.deliveries_none_text':
    'The next booking will be here. Until then, send an example: it is not kept.',
  'webhooks.waiting': 'Waiting',
  'webhooks.failed': 'Given up',
  'webhooks.open_booking': '{event}: open the meeting',
  'webhooks.attempts': { one: '{count} attempt', other: '{count} attempts' },
  'webhooks.next_attempt': 'Next attempt: {time}',
  'webhooks.open_delivery': '{event}, {time}: what was sent',
  'webhooks.body_copy': 'Copy the body',
  'webhooks.body_erased': 'Not kept any more: it goes with what the invitee gave.',
  'webhooks.response': 'The answer',
  'webhooks.response_none': 'None yet',
  'webhooks.response_empty': 'There was no text in it.',
  'webhooks.response_untold':
    'What an address inside the server’s own network says, or what is not text, is not shown.',
  'webhooks.took': '{seconds} s',
  'webhooks.resend': 'Send again',
  'webhooks.resend_text': 'The same, with the same webhook-id, signed anew.',
  'webhooks.resend_refused': 'This cannot be sent again any more',

  // The data that is sent
  'webhooks.what': 'What is sent',
  'webhooks.what_summary': 'An example, and how to check the signature',
  'webhooks.what_answer':
    'Any answer from 200 to 299 counts as received. After any other, or none, the same is sent again, less and less often; 410 turns the webhook off.',
  'webhooks.what_repeat':
    'It may come twice or late: the header webhook-id stays the same with each attempt, and sequence grows with each change of a booking.',
  'webhooks.what_body': 'The body',
  'webhooks.what_event': 'Event of the body',
  'webhooks.what_signature': 'Check the signature, here in Node',
  'webhooks.what_signature_text':
    'Over the body as it came, before it is read as JSON. Libraries of Standard Webhooks do the same in other languages.',

  // Refusals
  'error.webhook_not_found': 'This webhook has been deleted',
  'error.webhook_limit_reached': 'You have reached the webhook limit. Delete one first.',
} as const
