export const texts = {
  'room.export': 'Export',
} as const
