import type { WebhookDelivery, WebhookEvent } from '@scheduling/contract'
import { WEBHOOK_EVENTS } from '@scheduling/contract'
import { randomUUID } from 'node:crypto'
import type { BookingEvent } from '../features/bookings/events.ts'
import { getBooking } from '../features/bookings/operations.ts'
import { snapshotOf } from '../features/bookings/snapshot.ts'
import { drain } from '../features/webhooks/drain.ts'
import { planDeliveries } from '../features/webhooks/plan.ts'
import type { Wake } from '../features/webhooks/queues.ts'
import type { TestApp } from './app.ts'
import type { TestHost } from './hosts.ts'
import { addEvent, book, openAccount } from './hosts.ts'
import type { Receiver } from './stand-ins/receiver.ts'
import { startReceiver } from './stand-ins/receiver.ts'

export async function addWebhook(
  host: TestHost,
  { url }: Pick<Receiver, 'url'>,
  events: readonly WebhookEvent[] = WEBHOOK_EVENTS,
) {
  return host.api.call('POST /webhooks', { body: { url: `${url}hook`, events: [...events] } })
}

/** The event that a new booking records. */
export async function eventOf(app: TestApp, { me }: TestHost, bookingId: string): Promise<BookingEvent> {
  const { booking } = await getBooking(app.context, me.userID, bookingId)
  return {
    id: randomUUID(),
    kind: 'booking.created',
    hostId: me.userID,
    bookingId,
    occurredAt: new Date(app.clock.now()).toISOString(),
    snapshot: snapshotOf(booking),
  }
}

export async function planEvent({ context }: TestApp, event: BookingEvent): Promise<void> {
  await context.db.transaction().execute(async (trx) => planDeliveries(context, trx, event))
}

export interface SentWake extends Wake {
  id: string
  queue: string
  /** Whether it waits until it is due. */
  isLater: boolean
}

/** Every wake-up job for a webhook, by due time. */
export async function wakesOf({ context }: TestApp, webhookId: string): Promise<SentWake[]> {
  const { rows } = await context.pool.query<SentWake>(
    `select id, name = 'later' as "isLater", case name when 'later' then data ->> 'queue' else name end as queue,
       wake ->> 'hostId' as "hostId", wake ->> 'webhookId' as "webhookId", (wake ->> 'dueAt')::float8 as "dueAt"
     from jobs.job, lateral (select case name when 'later' then data -> 'data' else data end as wake) wakes
     where name in ('webhooks', 'slow-webhooks', 'later') and wake ->> 'webhookId' = $1
     order by "dueAt", "isLater", id`,
    [webhookId],
  )
  return rows
}

export interface PlannedWebhook {
  host: TestHost
  receiver: Receiver
  secret: string
  id: string
  booking: { id: string; invitee: { name: string; email: string } }
  /** The event that the address gets at the next wake-up. */
  happened: BookingEvent
  deliveryId: string
  /** Adds more such events. */
  happenAgain: (count?: number) => Promise<void>
  listed: () => Promise<WebhookDelivery[]>
  newest: () => Promise<WebhookDelivery | undefined>
  /** Does what a worker does on a wake-up, by default at the process clock's time. */
  send: (dueAt?: number, isSlowLane?: boolean) => Promise<{ isSlow: boolean } | undefined>
  /** Sends at the time when the newest delivery is tried again. */
  sendNext: () => Promise<void>
}

/** A host with a booking and a webhook for it. Only the test works on it. */
export async function plannedWebhook(app: TestApp): Promise<PlannedWebhook> {
  const [host, receiver] = [await openAccount(app), await startReceiver()]
  const event = await addEvent(host)
  const { secret, id } = await addWebhook(host, receiver)
  const { booking } = await book(app, host, event, '2027-03-01T09:00:00Z', {
    tracking: { utm_source: 'newsletter', gclid: 'Cj0' },
  })
  const happened = await eventOf(app, host, booking.id)
  const happenAgain = async (count = 1) => {
    const occurredAt = new Date(app.clock.now()).toISOString()
    for (let index = 0; index < count; index++)
      await planEvent(app, { ...happened, id: randomUUID(), occurredAt })
  }
  await planEvent(app, happened)
  const listed = async () =>
    (await host.api.call('GET /webhooks/:id/deliveries', { params: { id } })).deliveries
  const newest = async () => (await listed())[0]
  const send = async (dueAt = app.clock.now(), isSlowLane = false) =>
    drain(app.context, { hostId: host.me.userID, webhookId: id, dueAt }, isSlowLane)
  const sendNext = async () => {
    await send(Date.parse(String((await newest())?.nextAttemptAt)))
  }
  const deliveryId = String((await newest())?.id)
  return {
    host,
    receiver,
    secret,
    id,
    booking,
    happened,
    deliveryId,
    happenAgain,
    listed,
    newest,
    send,
    sendNext,
  }
}
