import { PASSWORD } from '../../../testing/hosts.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'

export function rightRequests({ host }: World): RightRequests {
  return {
    requests: {
      'POST /users/login': () => ({
        body: {
          email: host.me.userEmail,
          password: PASSWORD,
          deviceToken: host.deviceToken,
          verification: { id: host.me.userID, codex: 'x' },
          code: '123456',
        },
      }),
    },
  }
}
