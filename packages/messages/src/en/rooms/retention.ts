export const texts = {
  'room.retention': 'Invitees’ data',
} as const
