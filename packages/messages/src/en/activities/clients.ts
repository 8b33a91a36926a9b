export const texts = {
  'activity.client_asked': 'Client asked for free times',
  'activity.client_connection_ended': 'Client’s calendar disconnected',
  'activity.client_deleted': 'Client deleted',
  'activity.client_meeting_booked': 'Meeting with client booked',
} as const
