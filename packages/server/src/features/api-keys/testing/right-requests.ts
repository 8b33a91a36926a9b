import { PASSWORD } from '../../../testing/hosts.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'

export async function rightRequests({ host }: World): Promise<RightRequests> {
  const body = { name: 'Zapier', scopes: ['bookings:write' as const], days: 30, current: PASSWORD }
  const make = async () => (await host.api.call('POST /api-keys', { body })).key.id
  let spare = await make()
  return {
    requests: {
      'GET /api-keys': () => ({}),
      'POST /api-keys': () => ({ body }),
      'DELETE /api-keys/:id': () => ({ params: { id: spare } }),
    },
    renew: async (route) => {
      if (route === 'DELETE /api-keys/:id') spare = await make()
    },
  }
}
