import { PASSWORD } from '../../../testing/hosts.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'

export function rightRequests({ host }: World): RightRequests {
  return {
    requests: {
      'GET /users/email': () => ({}),
      'POST /users/email': () => ({ body: { email: 'other@example.test', current: PASSWORD } }),
      'DELETE /users/email/change': () => ({}),
      'POST /users/email/confirm': () => ({ body: { id: host.me.userID, codex: 'x' } }),
    },
  }
}
