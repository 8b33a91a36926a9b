export const texts = {
  'room.branding': 'Branding',
} as const
