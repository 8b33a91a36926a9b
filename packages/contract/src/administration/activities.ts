export const activities = {
  plan_changed: 'security',
} as const
