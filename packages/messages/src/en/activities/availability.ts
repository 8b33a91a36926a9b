export const texts = {
  'activity.schedule_added': 'Schedule added',
  'activity.schedule_changed': 'Schedule changed',
  'activity.schedule_deleted': 'Schedule deleted',
} as const
