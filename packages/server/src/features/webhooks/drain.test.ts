import { DAY, MINUTE } from '@scheduling/domain'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { TEST_NOW } from '../../testing/clock.ts'
import type { PlannedWebhook } from '../../testing/webhooks.ts'
import { plannedWebhook, wakesOf } from '../../testing/webhooks.ts'
import type { WebhookNotice } from './events.ts'
import { eventually } from '../../testing/eventually.ts'

const app = await startTestApp()
afterEach(() => app.clock.set(TEST_NOW))

async function healthOf({ host, id }: PlannedWebhook) {
  const { webhooks } = await host.api.call('GET /webhooks')
  return webhooks.find((webhook) => webhook.id === id)?.health
}

async function noticesOf({ id }: PlannedWebhook): Promise<WebhookNotice[]> {
  const { rows } = await app.context.pool.query<{ data: WebhookNotice }>(
    "select data from jobs.job where name = 'webhook-notices' and data ->> 'webhookId' = $1 order by created_on",
    [id],
  )
  return rows.map(({ data }) => data)
}

/** Lets `count` deliveries fail, that many minutes apart. */
async function fail({ receiver, happenAgain, send }: PlannedWebhook, count: number, apart = 1) {
  receiver.answer = { status: 500 }
  for (let index = 0; index < count; index++) {
    if (index > 0) app.clock.advance(apart)
    await happenAgain()
    await send()
  }
}

const iso = (instant: number) => new Date(instant).toISOString()
const idsOf = ({ receiver }: PlannedWebhook) =>
  receiver.received.map(({ headers }) => String(headers['webhook-id']))

test('an address gets one request at a time, whoever is woken, and each delivery once', async () => {
  const webhook = await plannedWebhook(app)
  const { receiver, happenAgain, send } = webhook
  await happenAgain(19)
  receiver.answer = { status: 200, afterMs: 10 }
  await Promise.all(Array.from({ length: 8 }, () => send()))
  expect(receiver.mostAtOnce).toBe(1)
  expect(new Set(idsOf(webhook)).size).toBe(20)
  expect(receiver.received).toHaveLength(20)
})

test('what comes while another sends is sent by the other', async () => {
  const { receiver, happenAgain, send } = await plannedWebhook(app)
  const { promise: told, resolve: answer } = Promise.withResolvers<void>()
  receiver.answer = { status: 200, when: told }
  const sending = send()
  await eventually(() => expect(receiver.received).toHaveLength(1))
  await happenAgain(3)
  await send()
  expect(receiver.received).toHaveLength(1)
  answer()
  await sending
  expect(receiver.received).toHaveLength(4)
})

test('what comes just before another leaves the address is not forgotten', async () => {
  const { receiver, id, happenAgain, send } = await plannedWebhook(app)
  const leaving = await app.context.pool.connect()
  receiver.answer = { status: 200, afterMs: 200 }
  const sending = send()
  await eventually(() => expect(receiver.received).toHaveLength(1))
  // The holder cannot leave yet, so a process that is woken now finds the address taken.
  await leaving.query('begin')
  await leaving.query('select 1 from webhook_health where webhook_id = $1 for update', [id])
  await sleep(500)
  await happenAgain()
  await leaving.query('commit')
  leaving.release()
  await sending
  expect(receiver.received).toHaveLength(2)
})

test('an address that a process held when it died is free after half a minute', async () => {
  const { receiver, id, send } = await plannedWebhook(app)
  const { pool } = app.context
  await pool.query(
    `insert into webhook_health (host_id, webhook_id, taken_by, taken_until)
     select host_id, id, gen_random_uuid(), now() + interval '1 second' from webhooks where id = $1`,
    [id],
  )
  await send()
  expect(receiver.received).toHaveLength(0)
  await pool.query('update webhook_health set taken_until = now() where webhook_id = $1', [id])
  await send()
  expect(receiver.received).toHaveLength(1)
})

test('first and further attempts take turns, so that neither holds up the other', async () => {
  const webhook = await plannedWebhook(app)
  const { receiver, happenAgain, send } = webhook
  receiver.answer = { status: 500 }
  await happenAgain(2)
  await send()
  const failed = idsOf(webhook)
  expect(failed).toHaveLength(3)
  app.clock.advance(1)
  await happenAgain(3)
  receiver.received.length = 0
  receiver.answer = { status: 200 }
  await send()
  expect(idsOf(webhook).map((deliveryId) => failed.includes(deliveryId))).toEqual([
    false,
    true,
    false,
    true,
    false,
    true,
  ])
})

test('one that is slow goes on in the slow lane until it has answered quickly three times', async () => {
  const webhook = await plannedWebhook(app)
  const { receiver, id, happenAgain, send } = webhook
  await happenAgain()
  receiver.answer = { status: 200, afterMs: 2_100 }
  expect(await send()).toEqual({ isSlow: true })
  expect(receiver.received).toHaveLength(1)
  expect(await healthOf(webhook)).toMatchObject({ state: 'slow', since: TEST_NOW.replace('Z', '.000Z') })
  // It gets nothing more in the quick lane, and the next event waits in the slow one.
  expect(await send()).toEqual({ isSlow: true })
  expect(receiver.received).toHaveLength(1)
  receiver.answer = { status: 200 }
  await happenAgain(2)
  expect((await wakesOf(app, id)).map(({ queue }) => queue).toSorted()).toEqual([
    'slow-webhooks',
    'slow-webhooks',
    'webhooks',
    'webhooks',
  ])
  await send(undefined, true)
  expect(receiver.received).toHaveLength(4)
  expect(await healthOf(webhook)).toEqual({ state: 'healthy', since: null, failures: 0, nextTryAt: null })
})

test('one that is slow gives its place to others after two seconds, and is not asked twice', async () => {
  const { receiver, host, id } = await plannedWebhook(app)
  const { drain } = await import('./drain.ts')
  receiver.answer = { status: 200, afterMs: 2_300 }
  const gaveWay = vi.fn<() => void>()
  const wake = { hostId: host.me.userID, webhookId: id, dueAt: app.clock.now() }
  const draining = drain(app.context, wake, false, gaveWay)
  await sleep(1_000)
  expect(gaveWay).not.toHaveBeenCalled()
  await draining
  expect(gaveWay).toHaveBeenCalledOnce()
  expect(receiver.received).toHaveLength(1)
})

test('one that fails again and again is paused: it is left alone, and says until when', async () => {
  const webhook = await plannedWebhook(app)
  const { receiver, id, happenAgain, send, newest } = webhook
  await fail(webhook, 5)
  const health = await healthOf(webhook)
  expect(health).toMatchObject({ state: 'paused', since: TEST_NOW.replace('Z', '.000Z') })
  const until = Date.parse(String(health?.nextTryAt))
  expect(until).toBeGreaterThan(app.clock.now())
  expect(await wakesOf(app, id)).toContainEqual(expect.objectContaining({ isLater: true, dueAt: until }))

  const asked = receiver.received.length
  await happenAgain(3)
  await send(until - 1)
  expect(receiver.received).toHaveLength(asked)
  expect(await newest()).toMatchObject({ state: 'waiting', attempts: 0, nextAttemptAt: iso(until) })

  // Then one attempt decides for all.
  app.clock.set(iso(until))
  await send()
  expect(receiver.received).toHaveLength(asked + 1)
  const longer = Date.parse(String((await healthOf(webhook))?.nextTryAt))
  expect(longer - until).toBeGreaterThanOrEqual(MINUTE)

  receiver.answer = { status: 200 }
  app.clock.set(iso(longer))
  await send()
  expect(await healthOf(webhook)).toMatchObject({ state: 'healthy', failures: 0, nextTryAt: null })
})

test('when it takes something again, all that waits is sent at once', async () => {
  const webhook = await plannedWebhook(app)
  const { receiver, newest, listed, sendNext, send, happenAgain } = webhook
  receiver.answer = { status: 500 }
  await send()
  for (let attempts = 2; attempts <= 6; attempts++) {
    app.clock.set(String((await newest())?.nextAttemptAt))
    await sendNext()
  }
  // The seventh attempt at this one would be tomorrow.
  const { nextAttemptAt } = (await newest()) ?? {}
  expect(Date.parse(String(nextAttemptAt)) - app.clock.now()).toBeGreaterThan(DAY / 3)
  receiver.answer = { status: 200 }
  app.clock.advance(61)
  await happenAgain()
  await send()
  expect((await listed()).map(({ state }) => state)).toEqual(['delivered', 'delivered'])
})

test('by hand it is tried before its pause is over, and sends all that waits when it is taken', async () => {
  const webhook = await plannedWebhook(app)
  const { receiver, host, id, listed, send } = webhook
  await fail(webhook, 6)
  const asked = receiver.received.length
  const params = { id }
  const retried = await host.api.call('POST /webhooks/:id/retry', { params })
  expect(retried.health).toMatchObject({ state: 'paused', nextTryAt: iso(app.clock.now()) })
  expect(await wakesOf(app, id)).toContainEqual(
    expect.objectContaining({ isLater: false, dueAt: app.clock.now() }),
  )
  await send()
  expect(receiver.received).toHaveLength(asked + 1)
  receiver.answer = { status: 200 }
  await host.api.call('POST /webhooks/:id/retry', { params })
  await send()
  expect((await listed()).every(({ state }) => state === 'delivered')).toBe(true)
  for (let index = 0; index < 40; index++) await host.api.try('POST /webhooks/:id/retry', { params })
  expect((await host.api.refusal('POST /webhooks/:id/retry', { params })).code).toBe('rate_limited')
})

test('what waits for longer than four days is given up, with the last reason', async () => {
  const webhook = await plannedWebhook(app)
  const { listed, send, happenAgain } = webhook
  await fail(webhook, 5)
  await happenAgain(2)
  app.clock.advance((4 * DAY) / MINUTE + 10)
  await happenAgain()
  await send()
  const states = (await listed()).map(({ state, status }) => [state, status])
  expect(states.filter(([state]) => state === 'failed')).toHaveLength(8)
  expect(states.filter(([state]) => state === 'waiting')).toHaveLength(1)
  expect(states.every(([state, status]) => state === 'waiting' || status === 500)).toBe(true)
})

test('its host is told once of each failure that lasts, and not twice a day', async () => {
  const webhook = await plannedWebhook(app)
  const { host, id, receiver, happenAgain, send } = webhook
  await fail(webhook, 3)
  expect(await noticesOf(webhook)).toEqual([])
  app.clock.advance(60)
  await fail(webhook, 3, 70)
  expect(await noticesOf(webhook)).toMatchObject([
    {
      kind: 'webhook_failing',
      hostId: host.me.userID,
      webhookId: id,
      address: new URL(receiver.url).host,
      since: TEST_NOW.replace('Z', '.000Z'),
      status: 500,
    },
  ])
  expect(JSON.stringify(await noticesOf(webhook))).not.toContain('/hook')
  // The address works again, and fails again on the same day.
  receiver.answer = { status: 200 }
  app.clock.advance(60)
  await happenAgain()
  await send()
  await fail(webhook, 5, 70)
  expect(await noticesOf(webhook)).toHaveLength(1)
  app.clock.advance(DAY / MINUTE)
  await fail(webhook, 1)
  expect(await noticesOf(webhook)).toHaveLength(2)
})

test('its host is told when it is turned off because its address is gone', async () => {
  const webhook = await plannedWebhook(app)
  webhook.receiver.answer = { status: 410 }
  await webhook.send()
  expect(await noticesOf(webhook)).toMatchObject([{ kind: 'webhook_gone', status: 410 }])
})

test('turned off and on again, it begins anew', async () => {
  const webhook = await plannedWebhook(app)
  const { host, id, receiver, listed, happenAgain, send } = webhook
  await fail(webhook, 6)
  for (const isOn of [false, true])
    await host.api.call('PATCH /webhooks/:id', { params: { id }, body: { isOn } })
  expect(await healthOf(webhook)).toMatchObject({ state: 'healthy', failures: 0 })
  expect((await listed()).every(({ state }) => state === 'failed')).toBe(true)
  receiver.answer = { status: 200 }
  await happenAgain()
  await send()
  expect((await listed()).filter(({ state }) => state === 'delivered')).toHaveLength(1)
})

test('an event that is recorded while its webhook is turned off leaves nothing waiting', async () => {
  const webhook = await plannedWebhook(app)
  const { host, id, listed, happenAgain } = webhook
  const off = () => host.api.call('PATCH /webhooks/:id', { params: { id }, body: { isOn: false } })
  await Promise.all([happenAgain(20), sleep(5).then(off)])
  expect((await listed()).filter(({ state }) => state === 'waiting')).toEqual([])
})

test('an address takes no more than its turn', async () => {
  const { receiver, happenAgain, send } = await plannedWebhook(app)
  await happenAgain(9)
  receiver.answer = { status: 200, afterMs: 1_000 }
  expect(await send()).toEqual({ isSlow: false })
  expect(receiver.received.length).toBeLessThan(8)
})
