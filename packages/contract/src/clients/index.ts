const activities = {
  client_asked: 'changes',
  client_connection_ended: 'changes',
  client_deleted: 'changes',
  client_meeting_booked: 'changes',
} as const

const errors = {
  client_not_found: { status: 404, title: 'No such client' },
  client_not_connected: { status: 409, title: 'This client shares no calendar with you' },
  client_limit_reached: { status: 403, title: 'An account has at most 200 clients' },
  calendar_file_unreadable: { status: 422, title: 'This file cannot be read as a calendar' },
} as const

export const clients = {
  activities,
  dashboard: ['/clients', '/connect-client', '/request-calendar'],
  errors,
} as const
