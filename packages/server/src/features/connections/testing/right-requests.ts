import { NOBODY } from '../../../testing/right-requests.ts'
import type { RightRequests } from '../../../testing/right-requests.ts'

export function rightRequests(): RightRequests {
  return {
    requests: {
      'GET /connections': () => ({}),
      'POST /connections/:provider/start': () => ({ params: { provider: 'google' } }),
      'POST /connections/:provider/finish': () => ({
        params: { provider: 'google' },
        body: { state: 'x', code: 'y' },
      }),
      'POST /connections/:provider/open': () => ({ params: { provider: 'ics' }, body: { address: NOBODY } }),
      'DELETE /connections/:id': () => ({ params: { id: crypto.randomUUID() } }),
    },
  }
}
