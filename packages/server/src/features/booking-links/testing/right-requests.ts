import type { RightRequests, World } from '../../../testing/right-requests.ts'

export async function rightRequests({ host, event }: World): Promise<RightRequests> {
  let linkId = await makeLink()
  const params = () => ({ params: { id: event.id, linkId } })
  return {
    requests: {
      'GET /event-types/:id/links': () => ({ params: { id: event.id } }),
      'POST /event-types/:id/links': () => ({
        params: { id: event.id },
        body: {
          count: 1,
          maxUses: 2,
          expiresAt: null,
          label: 'For Ada',
          prefill: { name: 'Ada', email: '' },
        },
      }),
      'POST /event-types/:id/links/:linkId/revoke': params,
      'DELETE /event-types/:id/links/:linkId': params,
    },
    renew: async (route) => {
      if (route === 'DELETE /event-types/:id/links/:linkId') linkId = await makeLink()
    },
  }

  async function makeLink() {
    const { links } = await host.api.call('POST /event-types/:id/links', {
      params: { id: event.id },
      body: {},
    })
    return String(links[0]?.id)
  }
}
