export const texts = {
  'room.campaigns': 'Campaigns',
} as const
