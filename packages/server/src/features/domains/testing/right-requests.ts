import type { RightRequests } from '../../../testing/right-requests.ts'

export function rightRequests(): RightRequests {
  return {
    requests: {
      'GET /domain': () => ({}),
      'PUT /domain': () => ({ body: { domain: 'meet.firma.test' } }),
      'POST /domain/check': () => ({}),
      'DELETE /domain': () => ({}),
      'GET /users/checkOwnerByDomain': () => ({}),
    },
  }
}
