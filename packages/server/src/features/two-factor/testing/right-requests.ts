import { PASSWORD } from '../../../testing/hosts.ts'
import type { RightRequests } from '../../../testing/right-requests.ts'

export function rightRequests(): RightRequests {
  return {
    requests: {
      'GET /users/two-factor': () => ({}),
      'POST /users/two-factor': () => ({ body: { current: PASSWORD } }),
      'PUT /users/two-factor': () => ({ body: { code: '123456' } }),
      'POST /users/two-factor/off': () => ({ body: { code: '123456' } }),
      'POST /users/two-factor/recovery-codes': () => ({ body: { code: 'abcd-efgh-jkmn' } }),
    },
  }
}
