export const texts = {
  'room.email_address': 'E-mail address',
} as const
