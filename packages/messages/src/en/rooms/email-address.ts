export const texts = {
  'room.email_address': 'Email address',
} as const
