export const texts = {
  'room.upgrade': 'Upgrade',
} as const
