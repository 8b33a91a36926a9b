export const texts = {
  'activity.one_off_added': 'One-off meeting added',
  'activity.one_off_deleted': 'One-off meeting deleted',
} as const
