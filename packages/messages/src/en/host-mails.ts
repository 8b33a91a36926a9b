// The emails that a host gets.
export const texts = {
  'host_mails.text': 'Choose which emails we send to {email}.',
  'host_mails.booked': 'New meetings',
  'host_mails.booked_text': 'Includes the invitation for your calendar.',
  'host_mails.rescheduled': 'Rescheduled meetings',
  'host_mails.rescheduled_text': 'By the invitee or by you.',
  'host_mails.canceled': 'Canceled meetings',
  'host_mails.canceled_text': 'By the invitee or by you.',
  'host_mails.reminder': 'Reminders',
  'host_mails.reminder_text': 'As set in each event type.',
  'host_mails.undelivered': 'Undelivered emails',
  'host_mails.undelivered_text': 'When an invitee’s mail server refuses an email.',
  'host_mails.watched': 'Videos watched by leads',
  'host_mails.watched_text': 'When someone watches through a lead’s link.',
  'host_mails.watched_pace': 'How often for the same lead',
  'host_mails.watched_hourly': 'Every time, up to once an hour',
  'host_mails.watched_daily': 'Once a day',
  'host_mails.watched_once': 'Only the first time',
  'host_mails.webhook': 'Failing webhooks',
  'host_mails.webhook_text': 'When a webhook keeps failing or we turn it off.',
  'host_mails.held': {
    one: '{count} email to someone new is waiting because of our daily limit. We’ll try again on {when}.',
    other: '{count} emails to new people are waiting because of our daily limit. We’ll send more on {when}.',
  },
  'host_mails.always':
    'We always email you about your account: its password, its address and new devices. Others choose which emails they get.',
} as const
