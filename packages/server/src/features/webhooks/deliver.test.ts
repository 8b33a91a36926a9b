import { payloadSchemaOf, WEBHOOK_EVENTS, WebhookPayload } from '@scheduling/contract'
import { createHmac, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { BookingEvent } from '../bookings/events.ts'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import type { Received } from '../../testing/stand-ins/receiver.ts'
import { startReceiver } from '../../testing/stand-ins/receiver.ts'
import { addWebhook, planEvent, plannedWebhook, wakesOf } from '../../testing/webhooks.ts'
import { cleanUpDeliveries } from './operations.ts'

const app = await startTestApp()
const strict = await startTestApp()

const planned = (of = app) => plannedWebhook(of)

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
  const { receiver, secret, booking, happened, deliveryId, newest, send } = await planned()
  await send()
  const [request, ...others] = receiver.received
  expect(others).toEqual([])
  expect(request).toMatchObject({
    method: 'POST',
    path: '/hook',
    headers: {
      'content-type': 'application/json',
      'webhook-id': deliveryId,
      'webhook-timestamp': String(app.clock.now() / 1_000),
    },
  })
  expect(isSigned(request!, secret)).toBe(true)
  expect(payloadIn(request!)).toEqual({
    id: happened.id,
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
    id: deliveryId,
    event: 'invitee.created',
    bookingId: booking.id,
    state: 'delivered',
    attempts: 1,
    status: 204,
    problem: null,
    nextAttemptAt: null,
  })
})

test('a repeat of the event and of the wake sends nothing more', async () => {
  const { receiver, id, happened, newest, send } = await planned()
  await send()
  await planEvent(app, happened)
  expect(await wakesOf(app, id)).toHaveLength(1)
  await send()
  expect(receiver.received).toHaveLength(1)
  expect(await newest()).toMatchObject({ state: 'delivered', attempts: 1 })
})

test('what fails is tried again, later, by the same id, until it is taken', async () => {
  const { receiver, id, deliveryId, newest, send, sendNext } = await planned()
  receiver.answer = { status: 500 }
  await send()
  const failed = await newest()
  const next = Date.parse(String(failed?.nextAttemptAt))
  expect(failed).toMatchObject({ state: 'waiting', attempts: 1, status: 500 })
  expect(next - app.clock.now()).toBeGreaterThanOrEqual(5_000)
  expect(await wakesOf(app, id)).toMatchObject([{ isLater: false }, { isLater: true, dueAt: next }])
  // The address gets nothing before the delivery is due.
  await send(next - 1)
  expect(receiver.received).toHaveLength(1)
  receiver.answer = { status: 200 }
  await sendNext()
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([deliveryId, deliveryId])
  expect(receiver.received[1]!.body).toBe(receiver.received[0]!.body)
  expect(await newest()).toMatchObject({ state: 'delivered', attempts: 2, status: 200 })
})

test('a process that dies between sending and noting leads to one more request with the same id', async () => {
  const { receiver, deliveryId, newest, send } = await planned()
  const { pool } = app.context
  await pool.query(
    `create function die() returns trigger language plpgsql as 'begin raise exception $$gone$$; end'`,
  )
  await pool.query(
    'create trigger die before update on webhook_deliveries for each row execute function die()',
  )
  await expect(send()).rejects.toThrow('gone')
  await pool.query('drop function die cascade')
  expect(await newest()).toMatchObject({ state: 'waiting', attempts: 0 })
  await send()
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([deliveryId, deliveryId])
  expect(receiver.received[1]!.body).toBe(receiver.received[0]!.body)
})

test('after ten attempts it is given up', async () => {
  const { receiver, newest, send, sendNext } = await planned()
  receiver.answer = { status: 503 }
  await send()
  while ((await newest())?.state === 'waiting') await sendNext()
  expect(receiver.received).toHaveLength(10)
  expect(await newest()).toMatchObject({ state: 'failed', attempts: 10, status: 503, nextAttemptAt: null })
})

test('an address that asks for time is given it', async () => {
  const { receiver, newest, send } = await planned()
  receiver.answer = { status: 429, headers: { 'retry-after': '3600' } }
  await send()
  expect(Date.parse(String((await newest())?.nextAttemptAt)) - app.clock.now()).toBe(3_600_000)
})

test('an address that is gone is told nothing more, and its owner sees why', async () => {
  const { host, receiver, id, happened, listed, send } = await planned()
  await planEvent(app, { ...happened, id: randomUUID(), occurredAt: '2027-03-01T08:00:00.000Z' })
  receiver.answer = { status: 410 }
  await send()
  await send()
  expect(receiver.received).toHaveLength(1)
  const { webhooks } = await host.api.call('GET /webhooks')
  expect(webhooks).toMatchObject([{ id, isOn: false, isGone: true }])
  expect((await listed()).map(({ state, status }) => `${state} ${status}`).toSorted()).toEqual([
    'failed 410',
    'failed null',
  ])
  await planEvent(app, { ...happened, id: randomUUID() })
  expect(await listed()).toHaveLength(2)
  const again = await host.api.call('PATCH /webhooks/:id', { params: { id }, body: { isOn: true } })
  expect(again).toMatchObject({ isOn: true, isGone: false })
})

test('a redirect is not followed', async () => {
  const { receiver, newest, send } = await planned()
  receiver.answer = { status: 307, headers: { location: '/elsewhere' } }
  await send()
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hook'])
  expect(await newest()).toMatchObject({ state: 'waiting', status: 307 })
})

test('nobody is asked at an address inside the network', async () => {
  const { receiver, newest, host, id, send } = await planned(strict)
  // The address was allowed when it was saved.
  strict.context.config.allowPrivateFetch = false
  await send()
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
  expect(tried).toMatchObject({ delivered: false, status: null, problem: 'not_public', answer: null })
})

test('only what was asked for is told', async () => {
  const { host, happened } = await planned()
  const receiver = await startReceiver()
  const { id } = await addWebhook(host, receiver, ['invitee.canceled'])
  const told = async (kind: BookingEvent['kind']) => {
    const before = await wakesOf(app, id)
    await planEvent(app, { ...happened, id: randomUUID(), kind })
    return (await wakesOf(app, id)).length > before.length
  }
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
  const { host, receiver, id, send } = await planned()
  await change(host, id)
  await send()
  expect(receiver.received).toEqual([])
})

test('what waits for an address that was wrong is sent to the right one at once', async () => {
  const { host, receiver, id, newest, send } = await planned()
  receiver.answer = { status: 404 }
  await send()
  const right = await startReceiver()
  await host.api.call('PATCH /webhooks/:id', { params: { id }, body: { url: right.url } })
  expect(await newest()).toMatchObject({ nextAttemptAt: new Date(app.clock.now()).toISOString() })
  expect(await wakesOf(app, id)).toContainEqual(
    expect.objectContaining({ isLater: false, dueAt: app.clock.now() }),
  )
  await send()
  expect(right.received).toHaveLength(1)
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
    expect(sent).toMatchObject({ delivered: true, status: 204, problem: null })
    const body: unknown = JSON.parse(receiver.received[0]!.body)
    expect(payloadSchemaOf(event).parse(body)).toMatchObject({ type: event, test: true })
    expect(
      (await host.api.call('GET /webhooks/:id/deliveries', { params: { id } })).deliveries,
    ).toMatchObject([{ event: 'invitee.created', state: 'waiting' }])
  },
)

test('after thirty days a delivery is forgotten', async () => {
  const { deliveryId, send } = await planned()
  await send()
  const start = new Date(app.clock.now()).toISOString()
  const isKept = async () => {
    await cleanUpDeliveries(app.context)
    const { rowCount } = await app.context.pool.query('select 1 from webhook_deliveries where id = $1', [
      deliveryId,
    ])
    return rowCount === 1
  }
  app.clock.advance(30 * 24 * 60)
  expect(await isKept()).toBe(true)
  app.clock.advance(1)
  expect(await isKept()).toBe(false)
  app.clock.set(start)
})
