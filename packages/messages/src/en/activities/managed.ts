export const texts = {
  'activity.event_type_given': 'Event type given to members',
  'activity.event_type_taken_back': 'Event type taken back from members',
  'activity.event_type_received': 'Event type received from an organization',
} as const
