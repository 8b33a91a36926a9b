// The emails that a host gets.
export const texts = {
  'host_mails.text': 'Which mails come to {email}.',
  'host_mails.booked': 'A meeting is booked',
  'host_mails.booked_text': 'With the invitation for your calendar.',
  'host_mails.rescheduled': 'A meeting is moved',
  'host_mails.rescheduled_text': 'By who booked it or by you.',
  'host_mails.canceled': 'A meeting is canceled',
  'host_mails.canceled_text': 'By who booked it or by you.',
  'host_mails.reminder': 'A reminder is due',
  'host_mails.reminder_text': 'As each event type says.',
  'host_mails.webhook': 'A webhook fails',
  'host_mails.webhook_text': 'Or was turned off because it failed for too long.',
  'host_mails.held': {
    one: '{count} email to someone new is waiting because of our daily limit. We’ll try again on {when}.',
    other: '{count} emails to new people are waiting because of our daily limit. We’ll send more on {when}.',
  },
  'host_mails.always':
    'Mails about your account itself always come: its password, its address, new devices. What others get is theirs to choose.',
} as const
