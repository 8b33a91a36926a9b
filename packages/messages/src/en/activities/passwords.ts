export const texts = {
  'activity.password_renewed': 'Password changed',
  'activity.session_ended': 'Signed out elsewhere',
} as const
