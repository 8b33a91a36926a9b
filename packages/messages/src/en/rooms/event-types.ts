export const texts = {
  'room.event_types': 'Event types',
  'room.new_event_type': 'New event type',
} as const
