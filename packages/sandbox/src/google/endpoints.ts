export const CALENDAR_ENDPOINTS = [
  'calendarList',
  'freeBusy',
  'events.list',
  'events.get',
  'events.insert',
  'events.patch',
  'events.delete',
  'events.watch',
  'channels.stop',
] as const

/** Names of endpoints for tests. */
export type Endpoint = 'token' | 'revoke' | (typeof CALENDAR_ENDPOINTS)[number]
