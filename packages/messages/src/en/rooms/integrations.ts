export const texts = {
  'room.integrations': 'Integrations',
  'room.catalogue': 'Catalog',
} as const
