export const texts = {
  'room.domain': 'Custom domain',
} as const
