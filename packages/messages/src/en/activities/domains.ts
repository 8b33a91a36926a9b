export const texts = {
  'activity.domain_changed': 'Custom domain changed',
} as const
