import type { RightRequests, World } from '../../../testing/right-requests.ts'

export function rightRequests({ host, event }: World): RightRequests {
  const { id: _, position: __, given: ___, createdAt: ____, ...eventFields } = event
  return {
    requests: {
      'GET /event-types': () => ({}),
      'POST /event-types': () => ({ body: { ...eventFields, slug: 'fuzzed' } }),
      'PATCH /event-types': () => ({ body: { ids: [event.id], confirmEmail: false } }),
      'GET /event-types/suggestions': () => ({}),
      'GET /event-types/:id': () => ({ params: { id: event.id } }),
      'PATCH /event-types/:id': () => ({ params: { id: event.id }, body: eventFields }),
      'DELETE /event-types/:id': () => ({ params: { id: crypto.randomUUID() } }),
      'POST /event-types/:id/copy': () => ({ params: { id: event.id } }),
      'PUT /event-types/order': () => ({ body: { ids: [event.id] } }),
    },
    renew: async (route) => {
      if (route === 'PATCH /event-types/:id' || route === 'PATCH /event-types')
        await host.api.call('PATCH /event-types/:id', { params: { id: event.id }, body: eventFields })
    },
  }
}
