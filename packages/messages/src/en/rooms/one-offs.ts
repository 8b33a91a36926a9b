export const texts = {
  'room.one_offs': 'One-off meeting',
} as const
