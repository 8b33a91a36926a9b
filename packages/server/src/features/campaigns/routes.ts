import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { networkOf } from '../../http/network.ts'
import { DOMAINS } from '../hosts/custom-domains.ts'
import { makeOnce } from '../idempotency/operations.ts'
import { activitiesOf, campaignFigures } from './figures.ts'
import { putImage, removeImage } from './image.ts'
import { leadsFile } from './export.ts'
import { addLeads, listLeads, removeLead } from './leads.ts'
import {
  addCampaign,
  changeCampaign,
  getCampaign,
  listCampaigns,
  removeCampaign,
  restoreCampaign,
} from './operations.ts'
import { leadPresenter, presentCampaign, presentCampaigns } from './present.ts'
import type { DynamicLink } from './resolve.ts'
import { resolveLink, toolOf } from './resolve.ts'

export function campaignRoutes(context: Context): Handlers<typeof capabilities.campaigns> {
  return {
    'GET /campaigns': async ({ host: { hostId } }) => ({
      campaigns: await presentCampaigns(context, hostId, await listCampaigns(context, hostId)),
    }),
    'POST /campaigns': async ({ host, body, caller }) =>
      presentCampaign(
        context,
        await makeOnce(
          context,
          { hostId: host.hostId, kind: 'campaign', key: caller.idempotencyKey, body },
          {
            read: (id) => getCampaign(context, host.hostId, id),
            make: (repeat) => addCampaign(context, host, body, repeat),
          },
        ),
      ),
    'GET /campaigns/:id': async ({ host, params }) =>
      presentCampaign(context, await getCampaign(context, host.hostId, params.id)),
    'PATCH /campaigns/:id': async ({ host, params, body }) =>
      presentCampaign(context, await changeCampaign(context, host, params.id, body)),
    'DELETE /campaigns/:id': async ({ host, params }) => {
      await removeCampaign(context, host, params.id)
      return undefined
    },
    'POST /campaigns/:id/restore': async ({ host, params }) =>
      presentCampaign(context, await restoreCampaign(context, host, params.id)),
    'PUT /campaigns/:id/image': async ({ host, params, body }) =>
      presentCampaign(context, await putImage(context, host, params.id, body)),
    'DELETE /campaigns/:id/image': async ({ host, params }) =>
      presentCampaign(context, await removeImage(context, host, params.id)),
    'GET /campaigns/:id/leads': async ({ host, params, query: { after, search } }) => {
      const campaign = await getCampaign(context, host.hostId, params.id)
      const { leads, more } = await listLeads(context, host.hostId, params.id, { after, search })
      const [present, activities] = await Promise.all([
        leadPresenter(context, campaign, leads),
        activitiesOf(context, campaign, leads),
      ])
      return { leads: leads.map((lead) => present(lead, activities.get(lead.id))), more }
    },
    'GET /campaigns/:id/figures': async ({ host, params }) =>
      campaignFigures(context, await getCampaign(context, host.hostId, params.id)),
    'POST /campaigns/:id/leads': async ({ host, params, body }) =>
      addLeads(context, host, params.id, body.leads),
    'DELETE /campaigns/:id/leads/:leadId': async ({ host, params }) => {
      await removeLead(context, host, params.id, params.leadId)
      return undefined
    },
    'GET /campaigns/:id/export.csv': async ({ host, params }) => leadsFile(context, host.hostId, params.id),
    'GET /dynamic/link/getLink': async ({ caller, query: { owner, campaign_id, lead_id } }) => {
      const ofDomain = await context.service(DOMAINS).ownerOf(caller.askedHost)
      const link = linkAsked({ owner, campaign: campaign_id ?? '', lead: lead_id ?? '' }, ofDomain)
      return {
        data: { url: await resolveLink(context, link, { network: networkOf(caller.ip), refuses: true }) },
      }
    },
  }
}

/** On a custom domain, the owner is its owner. What begins with a tool's prefix there is the campaign, followed by the lead. */
function linkAsked({ owner, campaign, lead }: DynamicLink, ofDomain: string | undefined): DynamicLink {
  if (ofDomain === undefined) return { owner, campaign, lead }
  if (owner !== ofDomain && toolOf(owner)) return { owner: ofDomain, campaign: owner, lead: lead || campaign }
  return { owner: ofDomain, campaign, lead }
}
