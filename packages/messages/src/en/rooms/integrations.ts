export const texts = {
  'room.integrations': 'Integrations',
  'room.catalogue': 'Catalogue',
} as const
