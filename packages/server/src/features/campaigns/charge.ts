import { limits } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import { leadsWithinMinutes, useMinutes, withoutMinutes } from '../plans/minutes.ts'
import { lengthOfVideo } from '../videos/views/figures.ts'
import { idsOfLeads } from './record/leads-store.ts'
import type { StoredCampaign } from './record/store.ts'
import { campaignsWithVideos } from './record/store.ts'

// Minutes of a plan: a lead uses the length of the video when its link shows one for the first time, and never again. Whoever
// charges holds the lock of the host's profile, so that two requests at once do not both see room for the same leads.

type Shown = Pick<StoredCampaign, 'host_id' | 'id' | 'video_id' | 'destination'>

/** Whole seconds that each lead uses. 0 while nobody knows how long the video is. */
export async function secondsOfLead(
  context: Context,
  { host_id: hostId, video_id: videoId, destination }: Shown,
): Promise<number> {
  if (videoId === null || destination !== 'page') return 0
  return Math.ceil((await lengthOfVideo(context, hostId, videoId)) ?? 0)
}

/** Charges leads that were there before the video was chosen. Throws `video_minutes_used_up`. Repeat: charges nothing. */
export async function chargeChosenVideo(
  context: Context,
  trx: Transaction<Database>,
  campaign: Shown,
): Promise<void> {
  const within = { ...context, db: trx }
  const seconds = await secondsOfLead(within, campaign)
  if (seconds === 0) return
  const leadIds = await unchargedLeads(trx, campaign)
  const room = await leadsWithinMinutes(within, campaign.host_id, seconds)
  if (leadIds.length > room)
    throw new AppError('video_minutes_used_up', {
      detail: `videoId: ${leadIds.length} leads would see ${seconds} seconds each; there is room for ${room} of them`,
    })
  await useMinutes(context, trx, keyOf(campaign), { leadIds, seconds })
}

/**
 * A video that campaigns show is ready: only now is its length known. Their leads were let in before, so none is refused. Repeat:
 * charges nothing.
 */
export async function chargeReadyVideo(
  context: Context,
  trx: Transaction<Database>,
  { hostId, videoId }: { hostId: HostId; videoId: string },
): Promise<void> {
  for (const campaign of await campaignsWithVideos(trx, hostId, [videoId])) {
    const seconds = await secondsOfLead({ ...context, db: trx }, campaign)
    if (seconds === 0) continue
    const leadIds = await unchargedLeads(trx, campaign)
    await useMinutes(context, trx, keyOf(campaign), { leadIds, seconds })
  }
}

async function unchargedLeads(trx: Transaction<Database>, campaign: Shown): Promise<string[]> {
  const key = keyOf(campaign)
  return withoutMinutes(trx, key, await idsOfLeads(trx, key, limits.LEADS_MAX))
}

function keyOf({ host_id: hostId, id: campaignId }: Shown): { hostId: HostId; campaignId: string } {
  return { hostId, campaignId }
}
