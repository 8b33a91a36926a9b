import type { capabilities, Outreach } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { Handlers } from '../../http/handlers.ts'
import {
  chooseTarget,
  endHook,
  endPush,
  getOutreach,
  listTargets,
  makeHook,
  startPush,
  unlinkCampaign,
} from './operations.ts'
import { presentOutreach } from './present.ts'
import type { CampaignRef } from './store.ts'

export function outreachRoutes(context: Context): Handlers<typeof capabilities.outreach> {
  const now = async (hostId: HostId, id: string): Promise<Outreach> =>
    presentOutreach(context, await getOutreach(context, hostId, id))
  return {
    'GET /outreach/:id': async ({ host, params }) => now(host.hostId, params.id),
    'GET /outreach/:id/targets': async ({ host, params }) => ({
      targets: await listTargets(context, host, params.id),
    }),
    'PUT /outreach/:id/campaigns/:campaignId': async ({ host, params: { id, campaignId }, body }) => {
      await chooseTarget(context, host, { connectionId: id, campaignId }, body)
      return now(host.hostId, id)
    },
    'DELETE /outreach/:id/campaigns/:campaignId': async ({ host, params }) => {
      await unlinkCampaign(context, host, refOf(host.hostId, params))
      return now(host.hostId, params.id)
    },
    'POST /outreach/:id/campaigns/:campaignId/push': async ({ host, params }) => {
      await startPush(context, host, refOf(host.hostId, params))
      return now(host.hostId, params.id)
    },
    'DELETE /outreach/:id/campaigns/:campaignId/push': async ({ host, params }) => {
      await endPush(context, refOf(host.hostId, params))
      return now(host.hostId, params.id)
    },
    'POST /outreach/:id/hook': async ({ host, params }) => ({
      address: await makeHook(context, host, params.id),
      outreach: await now(host.hostId, params.id),
    }),
    'DELETE /outreach/:id/hook': async ({ host, params }) => {
      await endHook(context, host.hostId, params.id)
      return now(host.hostId, params.id)
    },
  }
}

function refOf(hostId: HostId, { id, campaignId }: { id: string; campaignId: string }): CampaignRef {
  return { hostId, connectionId: id, campaignId }
}
