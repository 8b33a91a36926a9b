export const texts = {
  'room.delete': 'Delete account',
} as const
