import type { RightRequests } from '../../../testing/right-requests.ts'

export function rightRequests(): RightRequests {
  return {
    requests: {
      'GET /referrals': () => ({}),
      'POST /referrals/invitations': () => ({ body: { email: 'noa@park.example' } }),
      'POST /referrals/rewards': () => ({ body: { id: crypto.randomUUID(), points: 50 } }),
    },
  }
}
