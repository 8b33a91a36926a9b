import type { RightRequests } from '../../../testing/right-requests.ts'

export function rightRequests(): RightRequests {
  return {
    requests: {
      'GET /days-off': () => ({}),
      'PATCH /days-off': () => ({ body: { away: [{ from: '2028-07-01', to: '2028-07-14' }] } }),
      'GET /days-off/countries': () => ({}),
    },
  }
}
