export const texts = {
  'room.organization': 'Organization',
} as const
