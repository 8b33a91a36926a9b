export const texts = {
  'activity.email_change_asked': 'Email address change requested',
  'activity.email_change_withdrawn': 'Email address change stopped',
  'activity.email_changed': 'Email address changed',
} as const
