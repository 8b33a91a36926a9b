export const texts = {
  'room.security': 'Security',
  'room.activity': 'Activity',
} as const
