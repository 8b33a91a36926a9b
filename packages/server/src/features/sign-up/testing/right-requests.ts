import { PASSWORD } from '../../../testing/hosts.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'

export function rightRequests({ host }: World): RightRequests {
  return {
    requests: {
      'POST /users/register': () => ({
        body: {
          email: 'a@example.test',
          password: PASSWORD,
          name: 'A',
          timeZone: 'UTC',
          language: 'en',
          link: 'abc',
          deviceToken: host.deviceToken,
        },
      }),
      'GET /users/register': () => ({}),
      'GET /users/verify': () => ({ query: { id: host.me.userID, codex: 'x' } }),
      'POST /users/verify': () => ({ body: { code: '123 456' } }),
      'POST /users/verify/resend': () => ({ body: { email: 'b@example.test' } }),
    },
  }
}
