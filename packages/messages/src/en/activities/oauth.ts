export const texts = {
  'activity.app_allowed': 'App connected',
  'activity.app_removed': 'Connected app removed',
} as const
