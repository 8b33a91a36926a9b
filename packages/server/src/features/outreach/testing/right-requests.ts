import type { RightRequests, World } from '../../../testing/right-requests.ts'
import { addConnection } from '../../connections/testing/connection.ts'

export async function rightRequests(world: World): Promise<RightRequests> {
  const { app, host, event } = world
  const id = await addConnection(world)
  await app.context.pool.query('insert into outreach_accounts (host_id, connection_id) values ($1, $2)', [
    host.me.userID,
    id,
  ])
  const campaign = await host.api.call('POST /campaigns', {
    body: { name: 'Pushed', destination: { kind: 'event', eventTypeId: event.id } },
  })
  const params = () => ({ id })
  const ofCampaign = () => ({ id, campaignId: campaign.id })
  const body = { targetId: '40001', targetName: 'Founders', linkField: 'booking_link' }
  return {
    requests: {
      'GET /outreach/:id': () => ({ params: params() }),
      'GET /outreach/:id/targets': () => ({ params: params() }),
      'PUT /outreach/:id/campaigns/:campaignId': () => ({ params: ofCampaign(), body }),
      'DELETE /outreach/:id/campaigns/:campaignId': () => ({ params: ofCampaign() }),
      'POST /outreach/:id/campaigns/:campaignId/push': () => ({ params: ofCampaign() }),
      'DELETE /outreach/:id/campaigns/:campaignId/push': () => ({ params: ofCampaign() }),
      'POST /outreach/:id/hook': () => ({ params: params() }),
      'DELETE /outreach/:id/hook': () => ({ params: params() }),
    },
  }
}
