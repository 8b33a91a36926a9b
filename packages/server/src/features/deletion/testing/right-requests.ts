import { PASSWORD } from '../../../testing/hosts.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'

export function rightRequests(world: World): RightRequests {
  return {
    requests: {
      'GET /users/deletion': () => ({}),
      'POST /users/delete': () => ({ body: { pass: PASSWORD, reason: 'Enough', meetings: 'keep' } }),
    },
    renew: async (route) => {
      if (route === 'POST /users/delete') await world.signInAgain()
    },
  }
}
