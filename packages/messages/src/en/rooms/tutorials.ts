export const texts = {
  'room.tutorials': 'Tutorials',
} as const
