export const activities = {
  app_allowed: 'security',
  app_removed: 'security',
} as const
