import type { RightRequests } from '../../../testing/right-requests.ts'

export function rightRequests(): RightRequests {
  return {
    requests: {
      'GET /integrations': () => ({}),
      'PUT /integrations/:appId': () => ({ params: { appId: 'ga4' }, body: { trackingId: 'G-AB12CD34EF' } }),
      'DELETE /integrations/:appId': () => ({ params: { appId: 'gtag' } }),
    },
  }
}
