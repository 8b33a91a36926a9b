export const texts = {
  'room.scheduled_events': 'Scheduled events',
} as const
