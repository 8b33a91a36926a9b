import type { RightRequests, World } from '../../../testing/right-requests.ts'

export async function rightRequests({ host }: World): Promise<RightRequests> {
  const ask = async () => (await host.api.call('POST /export')).id
  let asked = await ask()
  return {
    requests: {
      'GET /export': () => ({}),
      'POST /export': () => ({}),
      'GET /export/:id/file': () => ({ params: { id: asked } }),
    },
    renew: async (route) => {
      if (route === 'POST /export') asked = await ask()
    },
  }
}
