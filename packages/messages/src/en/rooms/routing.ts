export const texts = {
  'room.routing': 'Routing forms',
} as const
