// The emails that a host gets.
export const texts = {
  'host_mails.text': 'Choose which emails we send to {email}.',
  'host_mails.booked': 'A meeting is booked',
  'host_mails.booked_text': 'With the invitation for your calendar.',
  'host_mails.rescheduled': 'A meeting is moved',
  'host_mails.rescheduled_text': 'By the invitee or by you.',
  'host_mails.canceled': 'A meeting is canceled',
  'host_mails.canceled_text': 'By the invitee or by you.',
  'host_mails.reminder': 'A reminder is due',
  'host_mails.reminder_text': 'As set in each event type.',
  'host_mails.watched': 'A lead’s video is watched',
  'host_mails.watched_text': 'When someone watches through a lead’s link.',
  'host_mails.watched_pace': 'How often for the same lead',
  'host_mails.watched_hourly': 'Every time, up to once an hour',
  'host_mails.watched_daily': 'Once a day',
  'host_mails.watched_once': 'Only the first time',
  'host_mails.webhook': 'A webhook fails',
  'host_mails.webhook_text': 'Or was turned off because it failed for too long.',
  'host_mails.held': {
    one: '{count} email to someone new is waiting because of our daily limit. We’ll try again on {when}.',
    other: '{count} emails to new people are waiting because of our daily limit. We’ll send more on {when}.',
  },
  'host_mails.always':
    'We always email you about your account: its password, its address and new devices. Others choose which emails they get.',
} as const
