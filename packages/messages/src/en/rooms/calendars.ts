export const texts = {
  'room.calendar_connections': 'Calendar connections',
} as const
