import type { RightRequests, World } from '../../../testing/right-requests.ts'

export function rightRequests({ host, event }: World): RightRequests {
  return {
    requests: {
      'GET /time-zones': () => ({}),
      'GET /owners/:owner': () => ({ params: { owner: host.me.link } }),
      'GET /owners/:owner/events/:event': () => ({ params: { owner: host.me.link, event: event.slug } }),
    },
  }
}
