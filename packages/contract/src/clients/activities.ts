export const activities = {
  client_asked: 'changes',
  client_connection_ended: 'changes',
  client_deleted: 'changes',
  client_meeting_booked: 'changes',
} as const
