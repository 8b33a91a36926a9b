export const GRAPH_ENDPOINTS = [
  'calendars',
  'calendarView',
  'delta',
  'events.get',
  'events.post',
  'events.patch',
  'events.delete',
  'subscriptions.post',
  'subscriptions.delete',
  'me',
  'onlineMeetings.createOrGet',
  'onlineMeetings.patch',
  'onlineMeetings.delete',
] as const

/** Names of endpoints for tests. */
export type Endpoint = 'token' | (typeof GRAPH_ENDPOINTS)[number]
