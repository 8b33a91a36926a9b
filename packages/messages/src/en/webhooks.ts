export const texts = {
  // Webhooks and their deliveries.
  'webhooks.state_none': 'No events in the last 30 days',
  'webhooks.state_off': 'Turned off',
  'webhooks.state_gone': 'Turned off: the address responded with 410 (gone)',
  'webhooks.state_delivered': 'Delivered {ago}',
  'webhooks.state_sending': 'Sending',
  'webhooks.state_waiting': '{answer}; next attempt: {time}',
  'webhooks.state_failed': '{answer}; gave up',
  'webhooks.answered': 'Responded with {status}',
  'webhooks.no_answer': 'No response',
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
    'Slow since {since}: it takes more than two seconds to respond. This delays only what we send there.',
  'webhooks.delivered': 'Delivered ({status})',
  'webhooks.deliveries': 'Deliveries',
  'webhooks.deliveries_text':
    'Up to {count}, kept for 30 days. New ones appear automatically. Your time: {zone}',
  'webhooks.deliveries_none': 'No events in the last 30 days',
  'webhooks.deliveries_none_text':
    'Your next booking shows up here. Until then, you can send an example, which we don’t keep.',
  'webhooks.waiting': 'Waiting',
  'webhooks.failed': 'Failed',
  'webhooks.open_booking': '{event}: open the meeting',
  'webhooks.attempts': { one: '{count} attempt', other: '{count} attempts' },
  'webhooks.next_attempt': 'Next attempt: {time}',
  'webhooks.open_delivery': '{event}, {time}: what was sent',
  'webhooks.body_copy': 'Copy the body',
  'webhooks.body_erased': 'No longer kept: it was deleted with the invitee’s data.',
  'webhooks.response': 'Response',
  'webhooks.response_none': 'None yet',
  'webhooks.response_empty': 'The response is empty.',
  'webhooks.response_untold':
    'We don’t show responses from the server’s own network, or responses that aren’t text.',
  'webhooks.took': '{seconds} s',
  'webhooks.resend': 'Send again',
  'webhooks.resend_text': 'The same content with the same webhook-id, signed again.',
  'webhooks.resend_refused': 'This can no longer be sent again',
  'webhooks.what': 'What is sent',
  'webhooks.what_summary': 'An example, and how to check the signature',
  'webhooks.what_answer':
    'A response from 200 to 299 means received. After any other response, or none, we send it again, less and less often. 410 turns the webhook off.',
  'webhooks.what_repeat':
    'An event can come twice or late. The header webhook-id stays the same for each attempt, and sequence grows with each change of a booking.',
  'webhooks.what_body': 'The body',
  'webhooks.what_event': 'Event of the body',
  'webhooks.what_signature': 'Check the signature (in Node)',
  'webhooks.what_signature_text':
    'Check the body as it came, before you parse it as JSON. In other languages, use a library of Standard Webhooks.',

  // Webhooks and their deliveries.
  'webhook_event.invitee.created': 'Booked',
  'webhook_event.invitee.rescheduled': 'Rescheduled',
  'webhook_event.invitee.reassigned': 'Reassigned',
  'webhook_event.invitee.canceled': 'Canceled',
  'webhook_event.invitee.no_show': 'No-show',
  'webhook_event.invitee.no_show_undone': 'No-show undone',
  'webhook_event.one_off.taken': 'One-off booked',
  'webhook_event.poll.decided': 'Poll decided',
  'webhook_event.routing_form.answered': 'Routing form answered',
  'webhook_event.video.watched': 'Video watched',
  'webhook_event.lead.booked': 'Lead booked',

  // Webhooks and their deliveries.
  'webhooks.title': 'Webhooks',
  'webhooks.text': 'Tell your own program right away when a meeting is booked, rescheduled or canceled.',
  'webhooks.add': 'New webhook',
  'webhooks.add_action': 'Add webhook',
  'webhooks.empty': 'No webhooks yet',
  'webhooks.empty_text':
    'Enter the address of your program. It can fill a CRM, post to a chat, or start whatever follows a booking.',
  'webhooks.gone': 'This webhook doesn’t exist',
  'webhooks.gone_text': 'It may have been deleted. The list shows all your webhooks.',
  'webhooks.all': 'All webhooks',

  // Address and events
  'webhooks.url': 'Address',
  'webhooks.url_text': 'We send each event here as JSON, by POST.',
  'webhooks.url_invalid': 'Webhook URL must be valid: an address that begins with https:// or http://',
  'webhooks.url_password': 'Leave out the user name and password. Use a token in the path or query instead.',
  'webhooks.events': 'Events to send',
  'webhooks.events_required': 'Choose at least one',
  'webhooks.saved': 'Webhook saved',
  'webhooks.added': '{name} now gets your bookings',

  // On, off, gone
  'webhooks.by_program': 'Set up by a program',
  'webhooks.more': 'More actions for {name}',
  'webhooks.switch': '{name} gets your bookings',
  'webhooks.on': 'On',
  'webhooks.off': 'Off',
  'webhooks.turned_on': '{name} gets your bookings again',
  'webhooks.turned_off': '{name} no longer gets your bookings',
  'webhooks.is_gone':
    'The address responded with 410 (gone), so we turned the webhook off. If it’s back, turn the webhook on again.',
  'webhooks.delete_title': 'Delete {name}?',
  'webhooks.delete_text':
    'We’ll stop sending to it, including anything waiting for another attempt. Its deliveries are deleted, too.',
  'webhooks.deleted': '{name} deleted',

  // The secret
  'webhooks.secret': 'Secret',
  'webhooks.secret_text':
    'We showed it once, when it was created. If you lost it, or someone else has seen it, create a new one.',
  'webhooks.secret_fresh': 'Copy the secret now',
  'webhooks.secret_once': 'You won’t be able to see it again.',
  'webhooks.secret_use':
    'Your program uses it to check that a request comes from here and wasn’t changed. Requests are signed according to Standard Webhooks. The code is under “{section}” below.',
  'webhooks.secret_copy': 'Copy secret',
  'webhooks.secret_copied': 'Secret copied',
  'webhooks.secret_done': 'I’ve saved it',
  'webhooks.renew': 'New secret',
  'webhooks.renew_title': 'Replace the secret?',
  'webhooks.renew_text':
    'The old one also works for one more day, so you have time to switch. After that, it stops working.',

  // An example
  'webhooks.test': 'Send an example',
  'webhooks.test_text': 'Sends one request, marked as a test, to the saved address now.',
  'webhooks.test_event': 'Event of the example',
  'webhooks.test_action': 'Send',
  'webhooks.test_delivered': 'Example delivered ({status})',

  // Refusals
  'error.webhook_not_found': 'This webhook has been deleted',
  'error.webhook_limit_reached': 'You have reached the webhook limit. Delete one first.',
} as const
