import { z } from 'zod'
import { CampaignId } from '../campaigns/schemas.ts'
import { Id } from '../fields.ts'
import { route } from '../route.ts'
import { Outreach, outreachSettings, OutreachTarget } from './schemas.ts'

const params = z.object({ id: Id })
const ofCampaign = z.object({ id: Id, campaignId: CampaignId })

const errors = ['not_signed_in', 'invalid_input', 'outreach_not_found'] as const
const aboutCampaign = [...errors, 'outreach_campaign_not_found'] as const

export const outreach = {
  'GET /outreach/:id': route({
    summary: 'Which campaigns go to an outreach tool, and how that fares. By the id of the connection',
    auth: 'host',
    action: 'settings',
    params,
    result: Outreach,
    errors,
  }),
  'GET /outreach/:id/targets': route({
    summary: 'The campaigns there to which leads can be added; at La Growth Machine, its audiences',
    auth: 'host',
    action: 'settings',
    params,
    result: z.object({ targets: z.array(OutreachTarget) }),
    errors: [...errors, 'upgrade_required', 'rate_limited', 'unavailable'],
  }),
  'PUT /outreach/:id/campaigns/:campaignId': route({
    summary:
      'Choose where the leads of a campaign go, which field gets their links, and what marks those who book. Adds none yet',
    auth: 'host',
    action: 'settings',
    params: ofCampaign,
    body: z.strictObject(outreachSettings),
    result: Outreach,
    errors: [...errors, 'upgrade_required', 'campaign_not_found', 'outreach_busy'],
  }),
  'DELETE /outreach/:id/campaigns/:campaignId': route({
    summary: 'Unlink a campaign. Leads that are there stay; nothing is told any more',
    auth: 'host',
    action: 'settings',
    params: ofCampaign,
    result: Outreach,
    errors: aboutCampaign,
  }),
  'POST /outreach/:id/campaigns/:campaignId/push': route({
    summary:
      'Add all leads that are not there yet, with their links. Those that were refused are tried again',
    auth: 'verified',
    action: 'settings',
    params: ofCampaign,
    result: Outreach,
    errors: [...aboutCampaign, 'not_verified', 'upgrade_required', 'outreach_busy', 'rate_limited'],
  }),
  'DELETE /outreach/:id/campaigns/:campaignId/push': route({
    summary: 'Add no more of them. Those that are there stay. Repeat: harmless',
    auth: 'host',
    action: 'settings',
    params: ofCampaign,
    result: Outreach,
    errors: aboutCampaign,
  }),
  'POST /outreach/:id/hook': route({
    summary: 'Make an address for the tool’s webhooks. It is shown once; the one before ends',
    auth: 'verified',
    action: 'settings',
    params,
    result: z.object({ address: z.url(), outreach: Outreach }),
    errors: [...errors, 'not_verified', 'upgrade_required', 'rate_limited'],
  }),
  'DELETE /outreach/:id/hook': route({
    summary: 'End the address for the tool’s webhooks. Repeat: harmless',
    auth: 'host',
    action: 'settings',
    params,
    result: Outreach,
    errors,
  }),
}
