import type { RightRequests } from '../../../testing/right-requests.ts'

export function rightRequests(): RightRequests {
  return {
    requests: {
      'GET /crms/:id': () => ({ params: params() }),
      'PATCH /crms/:id': () => ({ params: params(), body: { addsGuests: true } }),
      'GET /crms/:id/fields': () => ({ params: params() }),
      'POST /crms/:id/preview': () => ({ params: params(), body: { email: 'a@example.test', mapping: [] } }),
      'POST /crms/:id/backfill': () => ({ params: params(), body: { span: 'all' } }),
      'DELETE /crms/:id/backfill': () => ({ params: params() }),
      'POST /crms/:id/retry': () => ({ params: params() }),
    },
  }
}

function params() {
  return { id: crypto.randomUUID() }
}
