export const texts = {
  'room.accounts': 'Accounts',
} as const
