export const activities = {
  api_key_added: 'security',
  api_key_removed: 'security',
} as const
