import { SPAN } from '../../../testing/right-requests.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'

export function rightRequests({ host, event }: World): RightRequests {
  const { duration, increment, bufferBefore, bufferAfter, minimumNotice, window, limits, availability } =
    event
  const timing = {
    duration,
    increment,
    bufferBefore,
    bufferAfter,
    minimumNotice,
    window,
    limits,
    availability,
  }
  return {
    requests: {
      'GET /busy': () => ({ query: SPAN }),
      'GET /slots': () => ({ query: { owner: host.me.link, event: event.slug, ...SPAN } }),
      'GET /event-types/:id/slots': () => ({ params: { id: event.id }, query: SPAN }),
      'POST /event-types/preview': () => ({ body: { ...timing, ...SPAN } }),
      'GET /event-types/:id/reasons': () => ({
        params: { id: event.id },
        query: { start: '2027-03-02T09:00:00Z' },
      }),
    },
  }
}
