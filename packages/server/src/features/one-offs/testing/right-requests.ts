import { SPAN } from '../../../testing/right-requests.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'

const oneOffFields = {
  name: 'Catch up',
  description: '',
  duration: 30,
  locations: [{ kind: 'google_meet' as const }],
  slots: ['2027-03-02T19:00:00Z'],
  expiresAt: null,
  holdsTimes: true,
}

export async function rightRequests({ host }: World): Promise<RightRequests> {
  let oneOff = await addOneOff()
  return {
    requests: {
      'GET /one-offs': () => ({}),
      'POST /one-offs': () => ({ body: oneOffFields }),
      'GET /one-offs/:id': () => ({ params: { id: oneOff.id } }),
      'GET /one-offs/:id/slots': () => ({ params: { id: oneOff.id }, query: SPAN }),
      'DELETE /one-offs/:id': () => ({ params: { id: oneOff.id } }),
    },
    renew: async (route) => {
      if (route === 'DELETE /one-offs/:id') oneOff = await addOneOff()
    },
  }

  async function addOneOff() {
    return host.api.call('POST /one-offs', { body: oneOffFields })
  }
}
