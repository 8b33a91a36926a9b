import { HOURS } from '../../../testing/hours.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'

export async function rightRequests({ host }: World): Promise<RightRequests> {
  let spare = await addSpare()
  return {
    requests: {
      'GET /availability': () => ({}),
      'POST /availability': () => ({ body: { name: 'A', ...HOURS, is_default: false } }),
      'GET /availability/:id': () => ({ params: { id: spare.id } }),
      'PATCH /availability/:id': () => ({ params: { id: spare.id }, body: { name: 'B', ...HOURS } }),
      'DELETE /availability/:id': () => ({ params: { id: spare.id } }),
      'POST /availability/:id/copy': () => ({ params: { id: spare.id }, body: { name: 'C' } }),
    },
    renew: async (route) => {
      if (route === 'DELETE /availability/:id') spare = await addSpare()
    },
  }

  async function addSpare() {
    return host.api.call('POST /availability', { body: { name: 'Spare', ...HOURS } })
  }
}
