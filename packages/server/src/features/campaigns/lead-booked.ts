import type { Tracking } from '@scheduling/contract'
import { LEAD_PARAM } from '@scheduling/contract/page'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { stableId } from '../../jobs/stable-id.ts'
import { tellBooked, viewWithVideo } from '../videos/views/tell.ts'
import { namedByLink } from './named.ts'
import { markBooked } from './record/leads-store.ts'
import type { LeadBookedJob } from './queues.ts'
import { LEAD_BOOKED } from './queues.ts'

const LINK = /^([\da-z]{12})\.([\da-z]{12})(?:\.([\da-f]{20}))?$/
// Until then, the page of the video has told at which second somebody booked.
const TOLD_BY_PAGE_MS = 10_000

/** Part of a booking: has others told of it if a link of a lead led to it. Repeat: adds nothing. */
export async function noteLeadBooking(
  context: Context,
  trx: Transaction<Database>,
  { hostId, bookingId, tracking }: { hostId: HostId; bookingId: string; tracking: Tracking },
): Promise<void> {
  const [, campaignId, leadId, viewId = null] = LINK.exec(tracking[LEAD_PARAM] ?? '') ?? []
  if (campaignId === undefined || leadId === undefined) return
  const now = context.clock.now()
  const data = {
    hostId,
    booking: { id: bookingId, campaignId, leadId },
    viewId,
    occurredAt: new Date(now).toISOString(),
  }
  const at = viewId === null ? null : now + TOLD_BY_PAGE_MS
  await context.jobs.send(trx, LEAD_BOOKED, [{ id: stableId(bookingId, 'lead-booked'), data, at }])
}

/** Once for each booking, whoever tells it first. Repeat: does nothing. */
export async function tellLeadBooked(
  context: Context,
  { hostId, booking, viewId, occurredAt }: LeadBookedJob,
): Promise<void> {
  const { campaignId, leadId } = booking
  const link = { campaign_id: campaignId, lead_id: leadId }
  const { lead } = await namedByLink(context.db, hostId, link)
  if (!lead) return
  const view = viewId === null ? undefined : (await viewWithVideo(context.db, hostId, viewId))?.view
  const isTheirs = view?.campaign_id === campaignId && view.lead_id === leadId
  await context.db.transaction().execute(async (trx) => {
    await markBooked(trx, { hostId, campaignId }, leadId, new Date(occurredAt))
    await tellBooked(context, trx, { hostId, viewId: isTheirs ? viewId : null, booking, occurredAt })
  })
}
