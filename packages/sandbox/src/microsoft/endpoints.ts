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

/** An address of the stand-in, as tests name it. */
export type Endpoint = 'token' | (typeof GRAPH_ENDPOINTS)[number]
