import type { AnyWebhookPayload, WebhookEvent, WebhookPayload } from '@scheduling/contract'
import { payloadSchemaOf } from '@scheduling/contract'
import type { Context } from '../../../context.ts'
import type { HostId } from '../../../host-id.ts'
import { stableId } from '../../../jobs/stable-id.ts'
import type { RecentBookings } from '../../bookings/record/recent-store.ts'
import { recentBookings } from '../../bookings/record/operations.ts'
import { newestAnswers } from '../../routing/operations.ts'
import { extrasOf } from '../booking-extras.ts'
import { examplePayload, samplePayload } from '../payload.ts'
import { routingPayload } from '../routing-payload.ts'
import { sentPayloads } from '../store.ts'

// Zapier shows three.
const SAMPLES = 3
// Each address that heard of an event has its own copy.
const COPIES = 10

/** Bookings that tell what an event looks like. */
const BOOKINGS: readonly (RecentBookings & { event: WebhookPayload['type'] })[] = [
  { event: 'invitee.created', status: 'scheduled' },
  { event: 'invitee.rescheduled', isMoved: true },
  { event: 'invitee.canceled', status: 'canceled' },
  { event: 'invitee.no_show', isNoShow: true },
  { event: 'one_off.taken', originKind: 'one_off' },
  { event: 'poll.decided', originKind: 'poll' },
]

/** What was sent lately, else what has happened, else an example. The newest first, each with an `id` of its own. */
export async function samplesFor(
  context: Context,
  hostId: HostId,
  event: WebhookEvent,
): Promise<AnyWebhookPayload[]> {
  const sent = await sentSamples(context, hostId, event)
  if (sent.length > 0) return sent
  const happened = await happenedSamples(context, hostId, event)
  return happened.length > 0
    ? happened
    : [examplePayload(event, context.clock.now(), context.config.publicUrl)]
}

async function sentSamples(
  { db }: Context,
  hostId: HostId,
  event: WebhookEvent,
): Promise<AnyWebhookPayload[]> {
  const kept = await sentPayloads(db, hostId, event, SAMPLES * COPIES)
  const schema = payloadSchemaOf(event)
  const samples = new Map<string, AnyWebhookPayload>()
  for (const { id, payload } of kept) {
    // Before events had ids, the delivery had the only one.
    const parsed = schema.safeParse({ id, ...(JSON.parse(payload) as object) })
    if (parsed.success && samples.size < SAMPLES) samples.set(parsed.data.id, parsed.data)
  }
  return [...samples.values()]
}

async function happenedSamples(
  context: Context,
  hostId: HostId,
  event: WebhookEvent,
): Promise<AnyWebhookPayload[]> {
  const { db } = context
  if (event === 'routing_form.answered') return (await newestAnswers(db, hostId, SAMPLES)).map(routingPayload)
  const which = BOOKINGS.find((one) => one.event === event)
  if (!which) return []
  const bookings = await recentBookings(db, hostId, which, SAMPLES)
  const samples: AnyWebhookPayload[] = []
  for (const booking of bookings) {
    const extras = await extrasOf(context, booking)
    if (extras) samples.push(samplePayload(which.event, booking, stableId(booking.id, event), extras))
  }
  return samples
}
