import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { stableId } from '../../jobs/stable-id.ts'
import type { WebhookPayload } from '@scheduling/contract'
import type { BookingEvent, Reassigned } from '../bookings/record/events.ts'
import { bookingById } from '../bookings/record/operations.ts'
import { peopleOfBookings } from '../bookings/record/present.ts'
import { payloadOf, reassignedPayload } from './payload.ts'
import { insertDeliveries, webhooksFor } from './store.ts'
import { wake } from './wakes.ts'

type Planning = Pick<Context, 'jobs'>

/** Records the deliveries of an event, and wakes their addresses. Repeat: adds nothing. */
export async function planDeliveries(
  context: Planning,
  trx: Transaction<Database>,
  event: BookingEvent,
): Promise<void> {
  await planPayload(context, trx, event, payloadOf(event))
}

/** The same for a meeting that somebody else took. */
export async function planReassigned(
  context: Planning,
  trx: Transaction<Database>,
  event: Reassigned,
): Promise<void> {
  const { hostId, bookingId, snapshot } = event
  const booking = await bookingById(trx, hostId, bookingId)
  if (!booking) return
  const then = { ...booking, host_ids: snapshot.hostIds ?? booking.host_ids }
  const people = await peopleOfBookings({ db: trx }, [then])
  await planPayload(context, trx, event, reassignedPayload(event, people.get(bookingId) ?? []))
}

async function planPayload(
  { jobs }: Planning,
  trx: Transaction<Database>,
  event: Reassigned,
  body: WebhookPayload,
): Promise<void> {
  const { hostId, bookingId, occurredAt } = event
  const webhooks = await webhooksFor(trx, hostId, body.type)
  const payload = JSON.stringify(body)
  const planned = webhooks.map((webhook) => ({ ...webhook, deliveryId: stableId(event.id, webhook.id) }))
  await insertDeliveries(
    trx,
    planned.map(({ id, deliveryId }) => ({
      host_id: hostId,
      webhook_id: id,
      id: deliveryId,
      event: body.type,
      subject_kind: 'booking',
      subject_id: bookingId,
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
