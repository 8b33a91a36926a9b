import type { WebhookEvent } from '@scheduling/contract'
import { WEBHOOK_EVENTS, WebhookPayload } from '@scheduling/contract'
import { createHmac, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { BookingEvent } from '../../jobs/events.ts'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import type { Received, Receiver } from '../../testing/receiver.ts'
import { startReceiver } from '../../testing/receiver.ts'
import { snapshotOf } from '../bookings/snapshot.ts'
import { knownBooking } from '../bookings/operations.ts'
import type { PlannedAttempt } from './deliver.ts'
import { deliver, planDeliveries } from './deliver.ts'
import { sweepDeliveries } from './operations.ts'
import { deliveryById } from './store.ts'

const app = await startTestApp()
const strict = await startTestApp()

async function hook(host: TestHost, receiver: Receiver, events: readonly WebhookEvent[] = WEBHOOK_EVENTS) {
  return host.api.call('POST /webhooks', { body: { url: `${receiver.url}hook`, events: [...events] } })
}

/** As it is recorded when a booking is made. */
async function eventOf(
  { me }: TestHost,
  bookingId: string,
  kind: BookingEvent['kind'],
  of = app,
): Promise<BookingEvent> {
  const { booking } = await knownBooking(of.context, me.userID, bookingId)
  return {
    id: randomUUID(),
    kind,
    hostId: me.userID,
    bookingId,
    occurredAt: new Date(of.clock.now()).toISOString(),
    snapshot: snapshotOf(booking),
  }
}

/** A host with a booking and an address that is told of it, and the first attempt that is due. */
async function planned(of = app) {
  const [host, receiver] = [await openAccount(of), await startReceiver()]
  const event = await addEvent(host)
  const { secret, id } = await hook(host, receiver)
  const { booking } = await book(of, host, event, '2027-03-01T09:00:00Z', {
    tracking: { utm_source: 'newsletter', gclid: 'Cj0' },
  })
  const happened = await eventOf(host, booking.id, 'booking.created', of)
  const [attempt, ...others] = await planDeliveries(of.context, happened)
  if (!attempt || others.length > 0) throw new Error('expected one attempt')
  const newest = async () =>
    (await host.api.call('GET /webhooks/:id/deliveries', { params: { id } })).deliveries[0]
  return { host, receiver, secret, id, booking, happened, attempt, newest }
}

function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const mac = createHmac('sha256', key)
  mac.update(`${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`)
  return String(headers['webhook-signature'])
    .split(' ')
    .includes(`v1,${mac.digest('base64')}`)
}

const payloadIn = ({ body }: Received) => WebhookPayload.parse(JSON.parse(body))

test('the address gets the booking, signed, with the campaign that led to it', async () => {
  const { receiver, secret, booking, attempt, newest } = await planned()
  expect(await deliver(app.context, attempt)).toBeUndefined()
  const [request, ...others] = receiver.received
  expect(others).toEqual([])
  expect(request).toMatchObject({
    method: 'POST',
    path: '/hook',
    headers: {
      'content-type': 'application/json',
      'webhook-id': attempt.deliveryId,
      'webhook-timestamp': String(app.clock.now() / 1_000),
    },
  })
  expect(isSigned(request!, secret)).toBe(true)
  expect(payloadIn(request!)).toEqual({
    type: 'invitee.created',
    timestamp: '2027-03-01T08:00:00.000Z',
    test: false,
    data: {
      booking: expect.objectContaining({
        id: booking.id,
        status: 'scheduled',
        start: '2027-03-01T09:00:00.000Z',
        end: '2027-03-01T09:30:00.000Z',
        duration: 30,
        sequence: 0,
        invitee: booking.invitee,
        tracking: { utm_source: 'newsletter', gclid: 'Cj0' },
      }) as unknown,
    },
  })
  expect(await newest()).toMatchObject({
    id: attempt.deliveryId,
    event: 'invitee.created',
    bookingId: booking.id,
    state: 'delivered',
    attempts: 1,
    status: 204,
    problem: null,
    nextAttemptAt: null,
  })
})

test('a repeat of the event and of the attempt sends nothing more', async () => {
  const { receiver, happened, attempt, newest } = await planned()
  await deliver(app.context, attempt)
  expect(await planDeliveries(app.context, happened)).toEqual([attempt])
  await deliver(app.context, attempt)
  expect(receiver.received).toHaveLength(1)
  expect(await newest()).toMatchObject({ state: 'delivered', attempts: 1 })
})

test('what fails is tried again, later, by the same id, until it is taken', async () => {
  const { receiver, attempt, newest } = await planned()
  receiver.answer = { status: 500 }
  const second = await deliver(app.context, attempt)
  expect(second).toMatchObject({ deliveryId: attempt.deliveryId, attempt: 2 })
  expect(second!.dueAt! - app.clock.now()).toBeGreaterThanOrEqual(5_000)
  expect(await newest()).toMatchObject({
    state: 'waiting',
    attempts: 1,
    status: 500,
    nextAttemptAt: new Date(second!.dueAt!).toISOString(),
  })
  // The process died before the next attempt was enqueued: the job runs again, the address is left alone.
  expect(await deliver(app.context, attempt)).toEqual(second)
  receiver.answer = { status: 200 }
  expect(await deliver(app.context, second!)).toBeUndefined()
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([
    attempt.deliveryId,
    attempt.deliveryId,
  ])
  expect(receiver.received[1]!.body).toBe(receiver.received[0]!.body)
  expect(await newest()).toMatchObject({ state: 'delivered', attempts: 2, status: 200 })
})

test('after ten attempts it is given up, and nothing of the invitee is kept for it', async () => {
  const { receiver, attempt, newest } = await planned()
  receiver.answer = { status: 503 }
  let next: PlannedAttempt | undefined = attempt
  while (next) next = await deliver(app.context, next)
  expect(receiver.received).toHaveLength(10)
  expect(await newest()).toMatchObject({ state: 'failed', attempts: 10, status: 503, nextAttemptAt: null })
  const { rows } = await app.context.pool.query('select payload from webhook_deliveries where id = $1', [
    attempt.deliveryId,
  ])
  expect(rows).toEqual([{ payload: null }])
})

test('an address that asks for time is given it', async () => {
  const { receiver, attempt } = await planned()
  receiver.answer = { status: 429, headers: { 'retry-after': '3600' } }
  const second = await deliver(app.context, attempt)
  expect(second!.dueAt! - app.clock.now()).toBe(3_600_000)
})

test('an address that is gone is told nothing more, and its owner sees why', async () => {
  const { host, receiver, id, happened, attempt } = await planned()
  const [waiting] = await planDeliveries(app.context, {
    ...happened,
    id: randomUUID(),
    occurredAt: '2027-03-01T07:00:00Z',
  })
  receiver.answer = { status: 410 }
  expect(await deliver(app.context, attempt)).toBeUndefined()
  expect(await deliver(app.context, waiting!)).toBeUndefined()
  expect(receiver.received).toHaveLength(1)
  const { webhooks } = await host.api.call('GET /webhooks')
  expect(webhooks).toMatchObject([
    { id, isOn: false, isGone: true, lastDelivery: { state: 'failed', status: 410 } },
  ])
  expect(await planDeliveries(app.context, { ...happened, id: randomUUID() })).toEqual([])
  const again = await host.api.call('PATCH /webhooks/:id', { params: { id }, body: { isOn: true } })
  expect(again).toMatchObject({ isOn: true, isGone: false })
})

test('a redirect is not followed', async () => {
  const { receiver, attempt, newest } = await planned()
  receiver.answer = { status: 307, headers: { location: '/elsewhere' } }
  await deliver(app.context, attempt)
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hook'])
  expect(await newest()).toMatchObject({ state: 'waiting', status: 307 })
})

test('nobody is asked at an address inside the network', async () => {
  const { receiver, attempt, newest, host, id } = await planned(strict)
  // It was allowed when the address was saved.
  strict.context.config.allowPrivateFetch = false
  await deliver(strict.context, attempt)
  expect(receiver.received).toEqual([])
  expect(await newest()).toMatchObject({
    state: 'waiting',
    status: null,
    problem: expect.stringMatching(/^port/) as string,
  })
  strict.context.config.allowPrivateFetch = true
  await host.api.call('PATCH /webhooks/:id', { params: { id }, body: { url: 'http://127.0.0.1/hook' } })
  strict.context.config.allowPrivateFetch = false
  const tried = await host.api.call('POST /webhooks/:id/test', {
    params: { id },
    body: { event: 'invitee.created' },
  })
  expect(tried).toEqual({ delivered: false, status: null, problem: 'not_public' })
})

test('only what was asked for is told', async () => {
  const { host, happened } = await planned()
  const receiver = await startReceiver()
  const { id } = await hook(host, receiver, ['invitee.canceled'])
  const told = async (kind: BookingEvent['kind']) =>
    (await planDeliveries(app.context, { ...happened, id: randomUUID(), kind })).some(
      ({ webhookId }) => webhookId === id,
    )
  expect(await told('booking.created')).toBe(false)
  expect(await told('booking.rescheduled')).toBe(false)
  expect(await told('booking.canceled')).toBe(true)
})

test.each([
  [
    'turned off',
    async (host: TestHost, id: string) =>
      host.api.call('PATCH /webhooks/:id', { params: { id }, body: { isOn: false } }),
  ],
  [
    'deleted',
    async (host: TestHost, id: string) => host.api.call('DELETE /webhooks/:id', { params: { id } }),
  ],
])('what waits for an address that is %s is not sent', async (_, change) => {
  const { host, receiver, id, attempt } = await planned()
  await change(host, id)
  expect(await deliver(app.context, attempt)).toBeUndefined()
  expect(receiver.received).toEqual([])
})

test('for a day after a new secret both sign', async () => {
  const { host, receiver, secret, id } = await planned()
  const renewed = await host.api.call('POST /webhooks/:id/secret', { params: { id } })
  const send = async () => {
    await host.api.call('POST /webhooks/:id/test', { params: { id }, body: { event: 'invitee.created' } })
    const request = receiver.received.at(-1)!
    return [isSigned(request, secret), isSigned(request, renewed.secret)]
  }
  expect(await send()).toEqual([true, true])
  app.clock.advance(24 * 60)
  expect(await send()).toEqual([false, true])
  app.clock.advance(-24 * 60)
})

test.each(WEBHOOK_EVENTS)(
  'an example of %s has the shape of the real one and says what it is',
  async (event) => {
    const { host, receiver, id } = await planned()
    const sent = await host.api.call('POST /webhooks/:id/test', { params: { id }, body: { event } })
    expect(sent).toEqual({ delivered: true, status: 204, problem: null })
    expect(payloadIn(receiver.received[0]!)).toMatchObject({ type: event, test: true })
    expect(
      (await host.api.call('GET /webhooks/:id/deliveries', { params: { id } })).deliveries,
    ).toMatchObject([{ event: 'invitee.created', state: 'waiting' }])
  },
)

test('after thirty days a delivery is forgotten', async () => {
  const { attempt } = await planned()
  await deliver(app.context, attempt)
  const start = new Date(app.clock.now()).toISOString()
  const isKept = async () => {
    await sweepDeliveries(app.context)
    return (await deliveryById(app.context.db, attempt.hostId, attempt.deliveryId)) !== undefined
  }
  app.clock.advance(30 * 24 * 60)
  expect(await isKept()).toBe(true)
  app.clock.advance(1)
  expect(await isKept()).toBe(false)
  app.clock.set(start)
})
