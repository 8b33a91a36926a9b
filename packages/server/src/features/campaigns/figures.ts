import type { CampaignFigures, LeadActivity } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Watcher } from '../videos/views/figures.ts'
import { figuresOf, partOf, watchedLengthOfVideo, watchersOfCampaign } from '../videos/views/figures.ts'
import { bookedLeads } from './record/leads-store.ts'
import type { CountedCampaign, StoredCampaign } from './record/store.ts'

/** What was done with the links of a campaign. A lead counts once, however often the link was opened. */
export async function campaignFigures(context: Context, campaign: CountedCampaign): Promise<CampaignFigures> {
  const { host_id: hostId, id, leads } = campaign
  const [watchers, seconds, bookings] = await Promise.all([
    watchersOfCampaign(context.db, hostId, id),
    lengthOf(context, campaign),
    bookedLeads(context.db, { hostId, campaignId: id }),
  ])
  const named = watchers.filter(({ leadId }) => leadId !== null)
  const general = watchers.filter(({ leadId }) => leadId === null)
  const figures = figuresOf(named, seconds)
  // Over the video, the page tells of a booking first. Elsewhere only the booking does.
  const others = named.filter(
    ({ leadId, bookedAt, isSuspect }) => bookedAt && !isSuspect && !bookings.has(String(leadId)),
  )
  const booked = bookings.size + others.length
  return { leads, ...figures, booked, general: figuresOf(general, seconds).opened }
}

/** By lead. Without `leads`: of all who opened their link. */
export async function activitiesOf(
  context: Context,
  campaign: StoredCampaign,
  leads?: readonly { id: string }[],
): Promise<Map<string, LeadActivity>> {
  const ids = leads?.map(({ id }) => id)
  const { host_id: hostId, id: campaignId } = campaign
  const [watchers, seconds, bookings] = await Promise.all([
    watchersOfCampaign(context.db, hostId, campaignId, ids),
    lengthOf(context, campaign),
    bookedLeads(context.db, { hostId, campaignId }, ids),
  ])
  const activities = new Map(Array.from(bookings, ([leadId, at]) => [leadId, bookedOnly(at)]))
  for (const { leadId, ...watcher } of watchers)
    if (leadId !== null) {
      const bookedAt = watcher.bookedAt ?? bookings.get(leadId) ?? null
      activities.set(leadId, activityOf({ leadId, ...watcher, bookedAt }, seconds))
    }
  return activities
}

/** What is known where the link led to a booking page, which counts nobody who only looks. */
function bookedOnly(at: Date): LeadActivity {
  return {
    openedAt: null,
    playedAt: null,
    secondsWatched: 0,
    part: null,
    clickedAt: null,
    bookedAt: at.toISOString(),
    bookedSecond: null,
    suspect: false,
  }
}

function activityOf(watcher: Watcher, length: number | null): LeadActivity {
  const { openedAt, playedAt, clickedAt, bookedAt, bookedSecond, seconds, isSuspect } = watcher
  return {
    openedAt: openedAt.toISOString(),
    playedAt: playedAt?.toISOString() ?? null,
    secondsWatched: seconds,
    part: length === null ? null : Math.round(partOf(watcher, length) * 100) / 100,
    clickedAt: clickedAt?.toISOString() ?? null,
    bookedAt: bookedAt?.toISOString() ?? null,
    bookedSecond,
    suspect: isSuspect,
  }
}

async function lengthOf(
  context: Context,
  { host_id: hostId, video_id: videoId }: StoredCampaign,
): Promise<number | null> {
  return videoId === null ? null : watchedLengthOfVideo(context, hostId, videoId)
}
