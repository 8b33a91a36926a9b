export const texts = {
  'room.notifications': 'Notifications',
} as const
