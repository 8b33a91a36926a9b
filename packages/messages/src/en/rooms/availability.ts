export const texts = {
  'room.availability': 'Availability',
} as const
