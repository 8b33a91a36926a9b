export const texts = {
  'room.settings': 'Settings',
  'room.profile': 'Profile',
  'room.link': 'My link',
  'room.language': 'Language and formats',
  'room.password': 'Password and sessions',
} as const
