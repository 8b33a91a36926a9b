import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { stableId } from '../../jobs/stable-id.ts'
import type { AnyWebhookPayload } from '@scheduling/contract'
import type { BookingEvent, NoShowMarked, Reassigned } from '../bookings/events.ts'
import { bookingById } from '../bookings/operations.ts'
import { peopleOfBookings } from '../bookings/present.ts'
import { namedByLink } from '../campaigns/named.ts'
import type { VideoNews } from '../videos/record/events.ts'
import { viewWithVideo } from '../videos/views/tell.ts'
import type { FormAnswered } from '../routing/events.ts'
import { answerWithForm } from '../routing/operations.ts'
import type { KeptPayload, PayloadHead } from './payload.ts'
import { EVENTS, offerHead, payloadOf } from './payload.ts'
import { routingPayload } from './routing-payload.ts'
import { videoPayload } from './video-payload.ts'
import { insertDeliveries, webhooksFor } from './store.ts'
import { wake } from './delivery-triggers.ts'

type Planning = Pick<Context, 'jobs'>

/** Records the deliveries of an event, and wakes their addresses. Repeat: adds nothing. */
export async function planDeliveries(
  context: Planning,
  trx: Transaction<Database>,
  event: BookingEvent,
): Promise<void> {
  await planBooking(context, trx, event, { id: event.id, type: EVENTS[event.kind] })
  const offered = offerHead(event)
  if (offered) await planBooking(context, trx, event, offered)
}

/** The same for a meeting that somebody else took. */
export async function planReassigned(
  context: Planning,
  trx: Transaction<Database>,
  event: Reassigned,
): Promise<void> {
  await planBooking(context, trx, event, { id: event.id, type: 'invitee.reassigned' })
}

/** The same for an invitee who did not come, or did after all. */
export async function planNoShow(
  context: Planning,
  trx: Transaction<Database>,
  event: NoShowMarked,
): Promise<void> {
  const type = event.isUndone ? 'invitee.no_show_undone' : 'invitee.no_show'
  await planBooking(context, trx, event, { id: event.id, type })
}

async function planBooking(
  context: Planning,
  trx: Transaction<Database>,
  event: Omit<BookingEvent, 'kind'>,
  head: PayloadHead,
): Promise<void> {
  const { hostId, bookingId, snapshot } = event
  const webhooks = await webhooksFor(trx, hostId, head.type)
  const booking = webhooks.length > 0 ? await bookingById(trx, hostId, bookingId) : undefined
  if (!booking) return
  // As it was then: others may have taken it since.
  const then = { ...booking, host_ids: snapshot.hostIds ?? booking.host_ids }
  const people = (await peopleOfBookings({ db: trx }, [then])).get(bookingId)
  await planFor(context, trx, event, payloadOf(head, event, people), webhooks)
}

/** The same for a routing form that somebody answered. */
export async function planFormAnswered(
  context: Planning,
  trx: Transaction<Database>,
  event: FormAnswered,
): Promise<void> {
  const answered = await answerWithForm(trx, event.hostId, event.answerId)
  if (answered) await planPayload(context, trx, event, routingPayload(answered))
}

/** The same for a video that was watched, or beside which somebody booked. */
export async function planVideoNews(
  context: Planning,
  trx: Transaction<Database>,
  news: VideoNews,
): Promise<void> {
  const { hostId, viewId, booking } = news
  const viewed = viewId === null ? undefined : await viewWithVideo(trx, hostId, viewId)
  if (booking) {
    const link = { campaign_id: booking.campaignId, lead_id: booking.leadId }
    const body = videoPayload(news, viewed, await namedByLink(trx, hostId, link))
    await planPayload(context, trx, { ...news, bookingId: booking.id }, body)
  } else if (viewed) {
    const body = videoPayload(news, viewed, await namedByLink(trx, hostId, viewed.view))
    await planPayload(context, trx, { ...news, viewId: viewed.view.id }, body)
  }
}

type Planned = Pick<Reassigned, 'hostId' | 'occurredAt'> &
  ({ bookingId: string } | { viewId: string } | { answerId: string })

async function planPayload(
  context: Planning,
  trx: Transaction<Database>,
  event: Planned,
  body: AnyWebhookPayload,
): Promise<void> {
  await planFor(context, trx, event, body, await webhooksFor(trx, event.hostId, body.type))
}

async function planFor(
  { jobs }: Planning,
  trx: Transaction<Database>,
  event: Planned,
  body: AnyWebhookPayload | KeptPayload,
  webhooks: readonly { id: string; isSlow: boolean }[],
): Promise<void> {
  const { hostId, occurredAt } = event
  const payload = JSON.stringify(body)
  const planned = webhooks.map((webhook) => ({ ...webhook, deliveryId: stableId(body.id, webhook.id) }))
  await insertDeliveries(
    trx,
    planned.map(({ id, deliveryId }) => ({
      host_id: hostId,
      webhook_id: id,
      id: deliveryId,
      event: body.type,
      ...subjectOf(event),
      payload,
      state: 'waiting',
      attempts: 0,
      occurred_at: new Date(occurredAt),
      next_attempt_at: new Date(occurredAt),
    })),
  )
  await wake(
    jobs,
    trx,
    planned.map(({ id, deliveryId, isSlow }) => ({
      id: stableId(deliveryId, '1'),
      isSlow,
      wake: { hostId, webhookId: id, dueAt: Date.parse(occurredAt) },
    })),
  )
}

function subjectOf(event: Planned) {
  if ('bookingId' in event) return { subject_kind: 'booking', subject_id: event.bookingId } as const
  if ('answerId' in event) return { subject_kind: 'routing_answer', subject_id: event.answerId } as const
  return { subject_kind: 'view', subject_id: stableId(event.viewId) } as const
}
