export const texts = {
  'room.clients': 'Clients',
} as const
