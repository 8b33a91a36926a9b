export const texts = {
  'activity.api_key_added': 'API key created',
  'activity.api_key_removed': 'API key removed',
} as const
