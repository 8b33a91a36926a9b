import type { RightRequests } from '../../../testing/right-requests.ts'

export function rightRequests(): RightRequests {
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

function params() {
  return { id: crypto.randomUUID() }
}

function ofCampaign() {
  return { ...params(), campaignId: '0123456789ab' }
}
