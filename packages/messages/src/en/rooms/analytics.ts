export const texts = {
  'room.analytics': 'Analytics',
} as const
