import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { stableId } from '../../jobs/stable-id.ts'
import type { BookingEvent } from '../bookings/record/events.ts'
import { EVENTS, payloadOf } from './payload.ts'
import { insertDeliveries, webhooksFor } from './store.ts'
import { wake } from './wakes.ts'

/** Records the deliveries of an event, and wakes their addresses. Repeat: adds nothing. */
export async function planDeliveries(
  { jobs }: Pick<Context, 'jobs'>,
  trx: Transaction<Database>,
  event: BookingEvent,
): Promise<void> {
  const { hostId, bookingId, occurredAt } = event
  const told = EVENTS[event.kind]
  const webhooks = await webhooksFor(trx, hostId, told)
  const payload = JSON.stringify(payloadOf(event))
  const planned = webhooks.map((webhook) => ({ ...webhook, deliveryId: stableId(event.id, webhook.id) }))
  await insertDeliveries(
    trx,
    planned.map(({ id, deliveryId }) => ({
      host_id: hostId,
      webhook_id: id,
      id: deliveryId,
      event: told,
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
