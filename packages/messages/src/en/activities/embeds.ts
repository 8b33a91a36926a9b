export const texts = {
  'activity.embed_added': 'Embed added',
  'activity.embed_changed': 'Embed changed',
  'activity.embed_deleted': 'Embed deleted',
} as const
