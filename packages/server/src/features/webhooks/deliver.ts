import type { Instant } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { BookingEvent } from '../../jobs/events.ts'
import { stableId } from '../../jobs/stable-id.ts'
import { EVENTS, payloadOf } from './payload.ts'
import { nextAttempt } from './retry.ts'
import { isDelivered, send } from './send.ts'
import type { StoredDelivery, StoredWebhook } from './store.ts'
import {
  deliveryById,
  giveUpDeliveries,
  insertDeliveries,
  updateDelivery,
  updateWebhook,
  webhookById,
  webhooksFor,
} from './store.ts'

/** Names one attempt at one delivery. */
export interface PlannedAttempt {
  hostId: string
  webhookId: string
  deliveryId: string
  /** The first is 1. */
  attempt: number
  /** Null: now. */
  dueAt: Instant | null
}

/** Notes whom an event is to be told to, and answers the first attempts. Repeat: adds nothing, answers the same. */
export async function planDeliveries(context: Context, event: BookingEvent): Promise<PlannedAttempt[]> {
  const { hostId, bookingId, occurredAt } = event
  const told = EVENTS[event.kind]
  const webhooks = await webhooksFor(context.db, hostId, told)
  const payload = JSON.stringify(payloadOf(event))
  const deliveries = webhooks.map(({ id }) => ({ webhookId: id, deliveryId: stableId(event.id, id) }))
  await insertDeliveries(
    context.db,
    deliveries.map(({ webhookId, deliveryId }) => ({
      host_id: hostId,
      webhook_id: webhookId,
      id: deliveryId,
      event: told,
      booking_id: bookingId,
      payload,
      state: 'waiting',
      attempts: 0,
      occurred_at: new Date(occurredAt),
    })),
  )
  return deliveries.map((delivery) => ({ hostId, ...delivery, attempt: 1, dueAt: null }))
}

/**
 * Makes one attempt and notes how it ended; answers the next one where there is to be one. Repeat: sends nothing and
 * answers the same, unless the process died between sending and noting: then the address gets it twice, by one id.
 */
export async function deliver(
  context: Context,
  planned: PlannedAttempt,
): Promise<PlannedAttempt | undefined> {
  const { hostId, webhookId, deliveryId, attempt } = planned
  const [webhook, delivery] = await Promise.all([
    webhookById(context.db, hostId, webhookId),
    deliveryById(context.db, hostId, deliveryId),
  ])
  if (!webhook?.is_on || !delivery?.payload) return undefined
  if (delivery.attempts >= attempt) return following(planned, delivery.next_attempt_at)

  const ended = await send(context, webhook, { id: deliveryId, body: delivery.payload })
  const now = context.clock.now()
  const isGone = ended.status === 410
  const next =
    isDelivered(ended) || isGone ? null : nextAttempt(attempt, now, ended.retryAfter, spreadOf(deliveryId))
  const state = isDelivered(ended) ? 'delivered' : next === null ? 'failed' : 'waiting'
  const nextAt = next === null ? null : new Date(next)
  await updateDelivery(context.db, delivery, {
    state,
    attempts: attempt,
    status: ended.status,
    problem: ended.problem,
    last_attempt_at: new Date(now),
    next_attempt_at: nextAt,
    ...(state !== 'waiting' && { payload: null }),
  })
  if (isGone) await turnOff(context, webhook)
  return following(planned, nextAt)
}

/** What else waits for it would wait in vain. */
async function turnOff({ db }: Context, { host_id, id }: StoredWebhook): Promise<void> {
  await updateWebhook(db, host_id, id, { is_on: false, is_gone: true })
  await giveUpDeliveries(db, host_id, id)
}

function following(
  planned: PlannedAttempt,
  dueAt: StoredDelivery['next_attempt_at'],
): PlannedAttempt | undefined {
  return dueAt ? { ...planned, attempt: planned.attempt + 1, dueAt: dueAt.getTime() } : undefined
}

/** The same for each attempt at one delivery, from 0 to 1. */
function spreadOf(deliveryId: string): number {
  return Number.parseInt(deliveryId.slice(0, 4), 16) / 0xffff
}
