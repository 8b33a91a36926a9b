export const texts = {
  'activity.video_added': 'Video added',
  'activity.video_changed': 'Video changed',
  'activity.video_deleted': 'Video deleted',
  'activity.video_restored': 'Video restored',
} as const
