export const texts = {
  'activity.connection_added': 'Calendar account connected',
  'activity.connection_renewed': 'Calendar account reconnected',
  'activity.connection_removed': 'Calendar account disconnected',
} as const
