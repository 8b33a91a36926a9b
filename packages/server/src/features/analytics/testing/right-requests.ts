import type { RightRequests } from '../../../testing/right-requests.ts'

export function rightRequests(): RightRequests {
  return {
    requests: {
      'GET /analytics': () => ({ query: { from: '2027-03-01', to: '2027-03-07' } }),
    },
  }
}
