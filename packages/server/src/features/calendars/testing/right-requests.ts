import type { RightRequests } from '../../../testing/right-requests.ts'

export function rightRequests(): RightRequests {
  return {
    requests: {
      'GET /calendars': () => ({}),
      'GET /calendars/choices': () => ({}),
      'GET /calendars/busy': () => ({ query: { from: '2027-03-02T00:00:00Z', to: '2027-03-03T00:00:00Z' } }),
      'PUT /calendars/counted': () => ({
        body: { connectionId: crypto.randomUUID(), id: 'main', counted: ['tentative'] },
      }),
      'PUT /calendars/unread': () => ({
        body: {
          connectionId: crypto.randomUUID(),
          id: 'main',
          whenUnread: { trustFor: 60, afterwards: 'busy' },
        },
      }),
      'PUT /calendars/choices': () => ({ body: { syncsCancelation: true } }),
      'PUT /calendars': () => ({ body: { blocking: [], target: null } }),
    },
  }
}
