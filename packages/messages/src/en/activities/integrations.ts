export const texts = {
  'activity.integration_connected': 'Integration connected',
  'activity.integration_disconnected': 'Integration removed',
} as const
