export const texts = {
  'activity.organization_created': 'Organization created',
} as const
