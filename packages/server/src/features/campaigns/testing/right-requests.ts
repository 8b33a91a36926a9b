import { blob, picture } from '../../../testing/pictures.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'

const LEAD = { line: 2, externalKey: 'anna', email: 'anna@client.example', fields: { first_name: 'Anna' } }

export async function rightRequests({ host, event }: World): Promise<RightRequests> {
  const image = blob(await picture('png'))
  const video = await host.api.call('POST /videos/links', { body: { url: 'https://vimeo.com/123456789' } })
  const destination = { kind: 'event' as const, eventTypeId: event.id }
  const add = () => host.api.call('POST /campaigns', { body: { name: 'Spring', destination } })
  let campaign = await add()
  let leadId = ''
  const addLead = async () => {
    const params = { id: campaign.id }
    await host.api.call('POST /campaigns/:id/leads', { params, body: { leads: [LEAD] } })
    const { leads } = await host.api.call('GET /campaigns/:id/leads', { params, query: {} })
    leadId = String(leads[0]?.id)
  }
  await addLead()
  const params = () => ({ params: { id: campaign.id } })
  const fields = {
    name: 'Summer',
    tool: 'heyreach' as const,
    externalId: null,
    videoId: video.id,
    destination: { kind: 'url' as const, url: 'https://shop.example/?n={{first_name|you}}' },
    greeting: 'Hi {{first_name|there}}',
    fallbacks: { company: 'your team' },
    background: 'website' as const,
    imageAlt: 'Our shop',
    overlay: { corner: 'top_right', size: 'large', shape: 'rectangle', greeting: true } as const,
    state: 'on' as const,
  }
  return {
    requests: {
      'GET /campaigns': () => ({}),
      'POST /campaigns': () => ({ body: { ...fields, videoId: null, destination } }),
      'GET /campaigns/:id': params,
      'PATCH /campaigns/:id': () => ({ ...params(), body: fields }),
      'DELETE /campaigns/:id': params,
      'POST /campaigns/:id/restore': params,
      'PUT /campaigns/:id/image': () => ({ ...params(), body: image }),
      'DELETE /campaigns/:id/image': params,
      'GET /campaigns/:id/leads': () => ({ ...params(), query: { search: 'anna', after: '0' } }),
      'POST /campaigns/:id/leads': () => ({
        ...params(),
        body: { leads: [{ ...LEAD, website: 'client.example' }, { email: 'ben@client.example' }] },
      }),
      'DELETE /campaigns/:id/leads/:leadId': () => ({ params: { id: campaign.id, leadId } }),
      'GET /campaigns/:id/figures': params,
      'GET /campaigns/:id/export.csv': params,
      'GET /dynamic/link/getLink': () => ({
        query: { owner: host.me.link, campaign_id: campaign.id, lead_id: leadId },
      }),
    },
    renew: async (route) => {
      if (route === 'DELETE /campaigns/:id') {
        campaign = await add()
        await addLead()
      }
      if (route === 'DELETE /campaigns/:id/leads/:leadId') await addLead()
    },
  }
}
