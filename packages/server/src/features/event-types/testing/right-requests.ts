import { addEvent } from '../../../testing/hosts.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'

export async function rightRequests({ host, event }: World): Promise<RightRequests> {
  let spare = await addEvent(host)
  const deleted = await addEvent(host)
  const remove = () => host.api.call('DELETE /event-types/:id', { params: { id: deleted.id } })
  await remove()
  const { id: _, position: __, given: ___, createdAt: ____, ...eventFields } = event
  return {
    requests: {
      'GET /event-types': () => ({}),
      'POST /event-types': () => ({ body: { ...eventFields, slug: 'fuzzed' } }),
      'PATCH /event-types': () => ({ body: { ids: [event.id], confirmEmail: false } }),
      'GET /event-types/suggestions': () => ({}),
      'GET /event-types/deleted': () => ({}),
      'GET /event-types/:id': () => ({ params: { id: event.id } }),
      'PATCH /event-types/:id': () => ({ params: { id: event.id }, body: eventFields }),
      'DELETE /event-types/:id': () => ({ params: { id: spare.id } }),
      'GET /event-types/:id/deletion': () => ({ params: { id: event.id } }),
      'POST /event-types/:id/restore': () => ({ params: { id: deleted.id } }),
      'POST /event-types/:id/copy': () => ({ params: { id: event.id } }),
      'PUT /event-types/order': () => ({ body: { ids: [event.id] } }),
    },
    renew: async (route) => {
      if (route === 'POST /event-types/:id/restore') await remove()
      if (route === 'DELETE /event-types/:id') spare = await addEvent(host)
      if (route === 'PATCH /event-types/:id' || route === 'PATCH /event-types')
        await host.api.call('PATCH /event-types/:id', { params: { id: event.id }, body: eventFields })
    },
  }
}
