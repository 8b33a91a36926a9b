export const texts = {
  'room.polls': 'Group polls',
} as const
