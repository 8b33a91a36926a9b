export const texts = {
  'room.settings': 'Settings',
  'room.profile': 'Profile',
  'room.link': 'My link',
  'room.language': 'Language and formats',
  'room.password': 'Password and sessions',
  'room.group_you': 'You',
  'room.group_page': 'Page',
  'room.group_security': 'Security',
  'room.group_account': 'Account',
} as const
