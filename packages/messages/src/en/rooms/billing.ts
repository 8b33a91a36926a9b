export const texts = {
  'room.billing': 'Billing',
} as const
