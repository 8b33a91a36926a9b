export const texts = {
  'activity.email_change_asked': 'Another e-mail address asked for',
  'activity.email_change_withdrawn': 'Change of the e-mail address withdrawn',
  'activity.email_changed': 'E-mail address changed',
} as const
