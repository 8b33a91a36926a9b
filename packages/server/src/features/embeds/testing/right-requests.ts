import { EMBED_DEFAULTS } from '@scheduling/contract'
import { NOBODY } from '../../../testing/right-requests.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'

export async function rightRequests({ host, event }: World): Promise<RightRequests> {
  let embed = await addEmbed()
  return {
    requests: {
      'GET /embeds': () => ({}),
      'POST /embeds': () => ({
        body: {
          name: 'Site',
          kind: 'popup_text',
          eventTypeId: event.id,
          settings: EMBED_DEFAULTS,
          allowedSites: ['https://*.example.com', 'http://localhost:3000'],
        },
      }),
      'GET /embeds/:id': () => ({ params: { id: embed.id } }),
      'PATCH /embeds/:id': () => ({
        params: { id: embed.id },
        body: { name: 'Other', eventTypeId: null, settings: { buttonText: 'Book' }, allowedSites: [] },
      }),
      'DELETE /embeds/:id': () => ({ params: { id: embed.id } }),
      'POST /embeds/check-up': () => ({ body: { url: NOBODY } }),
    },
    renew: async (route) => {
      if (route === 'DELETE /embeds/:id') embed = await addEmbed()
    },
  }

  async function addEmbed() {
    return host.api.call('POST /embeds', { body: { name: 'Site', kind: 'inline' } })
  }
}
