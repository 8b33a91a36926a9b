/** Webhooks and their deliveries. */
export const texts = {
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
    'The address answered 410, “gone”, so we turned the webhook off. If it’s back, turn the webhook on again.',
  'webhooks.delete_title': 'Delete {name}?',
  'webhooks.delete_text':
    'We send nothing more there, not even what’s waiting for another attempt. Its deliveries are deleted, too.',
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
