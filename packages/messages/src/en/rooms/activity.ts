export const texts = {
  'room.security': 'Activity',
  'room.activity': 'Activity',
} as const
