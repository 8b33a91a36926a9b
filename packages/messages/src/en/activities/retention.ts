export const texts = {
  'activity.retention_changed': 'Retention of invitees’ data changed',
} as const
