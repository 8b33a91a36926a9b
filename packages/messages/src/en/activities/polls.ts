export const texts = {
  'activity.poll_added': 'Poll added',
  'activity.poll_changed': 'Poll changed',
  'activity.poll_deleted': 'Poll deleted',
  'activity.poll_finished': 'Poll finished',
} as const
