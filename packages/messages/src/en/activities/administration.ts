export const texts = {
  'activity.plan_changed': 'Plan changed by the operator',
} as const
