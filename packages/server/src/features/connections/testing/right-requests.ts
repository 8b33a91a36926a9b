import { NOBODY } from '../../../testing/right-requests.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'
import { addConnection } from './connection.ts'

export async function rightRequests(world: World): Promise<RightRequests> {
  let connection = await addConnection(world)
  return {
    requests: {
      'GET /connections': () => ({}),
      'POST /connections/:provider/start': () => ({ params: { provider: 'google' } }),
      'POST /connections/:provider/finish': () => ({
        params: { provider: 'google' },
        body: { state: 'x', code: 'y' },
      }),
      'POST /connections/:provider/open': () => ({ params: { provider: 'ics' }, body: { address: NOBODY } }),
      'DELETE /connections/:id': () => ({ params: { id: connection } }),
    },
    renew: async (route) => {
      if (route === 'DELETE /connections/:id') connection = await addConnection(world)
    },
  }
}
