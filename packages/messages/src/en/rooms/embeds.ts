export const texts = {
  'room.embeds': 'Saved embeds',
  'room.check_up': 'Check my page',
} as const
