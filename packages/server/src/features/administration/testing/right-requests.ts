import { randomUUID } from 'node:crypto'
import { PASSWORD } from '../../../testing/hosts.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'

export function rightRequests({ other, event }: World): RightRequests {
  return {
    requests: {
      'GET /operator/accounts': () => ({ query: { q: 'host', cursor: 'x' } }),
      'PUT /operator/accounts/:id/plan': () => ({
        params: { id: other.accountId },
        body: { account_type: 'prime', plan_type: 'growth_yearly', event_numbers: 12 },
      }),
      'POST /operator/accounts/:id/disable': () => ({
        params: { id: other.accountId },
        body: { reason: 'Spam' },
      }),
      'POST /operator/accounts/:id/enable': () => ({ params: { id: other.accountId } }),
      'POST /operator/accounts/:id/second-factor': () => ({
        params: { id: other.accountId },
        body: { reason: 'Passport' },
      }),
      'POST /operator/accounts/:id/call-done': () => ({ params: { id: other.accountId } }),
      'POST /operator/accounts/:id/delete': () => ({
        params: { id: event.id },
        body: { reason: 'Spam', password: PASSWORD },
      }),
      'GET /operator/popups': () => ({}),
      'PUT /operator/popups/:id': () => ({
        params: { id: 'analytics' },
        body: { html: 'With <b>Growth</b>.' },
      }),
      'POST /operator/catalog': () => ({}),
      'GET /operator/gift-cards': () => ({}),
      'POST /operator/gift-cards': () => ({ body: { points: 50, codes: [randomUUID()] } }),
      'POST /operator/gift-cards/:id': () => ({ params: { id: event.id }, body: { step: 'hold' } }),
      'GET /operator/actions': () => ({ query: { cursor: 'x' } }),
    },
  }
}
