export const texts = {
  'room.api_keys': 'API keys',
} as const
