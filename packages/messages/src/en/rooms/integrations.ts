export const texts = {
  'room.integrations': 'Integrations',
  'room.catalog': 'Catalog',
} as const
