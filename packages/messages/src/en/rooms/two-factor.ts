export const texts = {
  'room.two_factor': 'Two-factor and passkeys',
} as const
