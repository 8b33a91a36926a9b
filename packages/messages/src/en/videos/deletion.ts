/** Deleting videos. */
export const texts = {
  'videos.delete': 'Delete',
  'videos.delete_title': { one: 'Delete this video?', other: 'Delete {count} videos?' },
  'videos.delete_event_types': {
    one: 'Used in {count} event type: {names}. Its booking page will no longer show it.',
    other: 'Used in {count} event types: {names}. Their booking pages will no longer show it.',
  },
  'videos.delete_campaigns': {
    one: 'Used in {count} campaign: {names}. Its links will open your booking page instead.',
    other: 'Used in {count} campaigns: {names}. Their links will open your booking page instead.',
  },
  'videos.delete_undo': 'You can undo this right afterwards.',
  'videos.deleted': 'Videos deleted: {count}',
} as const
