import type { AnyWebhookPayload, WebhookEvent, WebhookPayload } from '@scheduling/contract'
import { payloadSchemaOf } from '@scheduling/contract'
import type { Context } from '../../../context.ts'
import type { HostId } from '../../../host-id.ts'
import type { SignedIn } from '../../../http/caller.ts'
import { stableId } from '../../../jobs/stable-id.ts'
import type { RecentBookings } from '../../bookings/recent-store.ts'
import { exampleLinks } from '../../bookings/links/manage-token.ts'
import { recentBookings } from '../../bookings/operations.ts'
import { peopleOfBookings } from '../../bookings/present.ts'
import { newestAnswers } from '../../routing/operations.ts'
import { examplePayload, samplePayload } from '../payload.ts'
import { routingPayload } from '../routing-payload.ts'
import { sentPayloads } from '../store.ts'
import { withLinksFor } from '../with-links.ts'

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
  reader: SignedIn,
  event: WebhookEvent,
): Promise<AnyWebhookPayload[]> {
  const sent = await sentSamples(context, reader, event)
  if (sent.length > 0) return sent
  const happened = await happenedSamples(context, reader.hostId, event)
  if (happened.length === 0) return [examplePayload(event, context.clock.now(), exampleLinks(context))]
  return Promise.all(happened.map(async (payload) => asSent(context, reader, event, payload)))
}

async function asSent(
  context: Context,
  reader: SignedIn,
  event: WebhookEvent,
  payload: object,
): Promise<AnyWebhookPayload> {
  const text = await withLinksFor(context, reader, JSON.stringify(payload))
  return payloadSchemaOf(event).parse(JSON.parse(text))
}

async function sentSamples(
  context: Context,
  reader: SignedIn,
  event: WebhookEvent,
): Promise<AnyWebhookPayload[]> {
  const kept = await sentPayloads(context.db, reader.hostId, event, SAMPLES * COPIES)
  const schema = payloadSchemaOf(event)
  const samples = new Map<string, AnyWebhookPayload>()
  for (const { id, payload } of kept) {
    // Before events had ids, the delivery had the only one.
    const shown = await withLinksFor(context, reader, payload)
    const parsed = schema.safeParse({ id, ...(JSON.parse(shown) as object) })
    if (parsed.success && samples.size < SAMPLES) samples.set(parsed.data.id, parsed.data)
  }
  return [...samples.values()]
}

async function happenedSamples({ db }: Context, hostId: HostId, event: WebhookEvent): Promise<object[]> {
  if (event === 'routing_form.answered') return (await newestAnswers(db, hostId, SAMPLES)).map(routingPayload)
  const which = BOOKINGS.find((one) => one.event === event)
  if (!which) return []
  const bookings = await recentBookings(db, hostId, which, SAMPLES)
  const people = await peopleOfBookings({ db }, bookings)
  return bookings.map((booking) =>
    samplePayload(which.event, booking, stableId(booking.id, event), people.get(booking.id)),
  )
}
