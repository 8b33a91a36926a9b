export const texts = {
  'activity.event_type_added': 'Event type added',
  'activity.event_type_changed': 'Event type changed',
  'activity.event_type_deleted': 'Event type deleted',
} as const
