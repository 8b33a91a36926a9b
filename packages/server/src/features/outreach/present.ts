import type { Outreach, OutreachCampaign } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Counts } from './leads-store.ts'
import type { StoredAccount, StoredCampaign } from './store.ts'
import { countLeads, countPushing } from './leads-store.ts'
import { campaignsOf } from './store.ts'

const NONE: Counts = { pushed: 0, waiting: 0, refused: 0, told: 0, telling: 0, untold: 0, replied: 0 }

export async function presentOutreach(context: Context, account: StoredAccount): Promise<Outreach> {
  const { host_id: hostId, connection_id: connectionId, hook_made_at: made, heard_at: heard } = account
  const ref = { hostId, connectionId }
  const campaigns = await campaignsOf(context.db, ref)
  const counts = await countLeads(context.db, ref)
  return {
    connectionId,
    campaigns: await Promise.all(
      campaigns.map(async (campaign) => {
        const pushing = await countPushing(context.db, { ...ref, campaignId: campaign.campaign_id })
        return presentCampaign(campaign, counts.get(campaign.campaign_id) ?? NONE, pushing)
      }),
    ),
    hook: made && { madeAt: made.toISOString(), heardAt: heard?.toISOString() ?? null },
  }
}

function presentCampaign(campaign: StoredCampaign, counts: Counts, pushing: number): OutreachCampaign {
  return {
    campaignId: campaign.campaign_id,
    targetId: campaign.target_id,
    targetName: campaign.target_name,
    linkField: campaign.link_field,
    tag: campaign.tag,
    push: presentPush(campaign, counts, pushing),
    booked: { told: counts.told, waiting: counts.telling, failed: counts.untold },
    replied: counts.replied,
  }
}

function presentPush(
  { push_started_at: started, push_stopped_at: stopped, push_failure: failure }: StoredCampaign,
  { pushed, waiting, refused }: Counts,
  pushing: number,
): OutreachCampaign['push'] {
  if (!started) return null
  return {
    state: failure ? 'failed' : stopped ? 'stopped' : pushing > 0 ? 'running' : 'done',
    total: pushed + waiting + refused,
    done: pushed,
    refused,
    startedAt: started.toISOString(),
    failure,
  }
}
