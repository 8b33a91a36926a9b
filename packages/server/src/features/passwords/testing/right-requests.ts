import { PASSWORD } from '../../../testing/hosts.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'

export function rightRequests({ host }: World): RightRequests {
  return {
    requests: {
      'POST /users/password': () => ({ body: { current: PASSWORD, password: PASSWORD } }),
      'POST /users/forgotpassword': () => ({ body: { email: 'nobody@example.test' } }),
      'POST /users/changepassword/staying': () => ({ body: { id: host.me.userID, codex: 'x' } }),
      'POST /users/changepassword': () => ({ body: { id: host.me.userID, codex: 'x', password: PASSWORD } }),
    },
  }
}
