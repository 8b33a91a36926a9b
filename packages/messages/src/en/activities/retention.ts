export const texts = {
  'activity.retention_changed': 'How long invitees’ data is kept changed',
} as const
