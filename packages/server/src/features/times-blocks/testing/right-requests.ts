import type { RightRequests, World } from '../../../testing/right-requests.ts'

export function rightRequests({ event }: World): RightRequests {
  return {
    requests: {
      'POST /times-blocks': () => ({ body: { of: { kind: 'event_type', id: event.id } } }),
    },
  }
}
