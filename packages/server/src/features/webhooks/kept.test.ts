import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { openAccount } from '../../testing/hosts.ts'
import { plannedWebhook } from '../../testing/webhooks.ts'
import { eraseBooking } from '../bookings/change/erase.ts'

// As in the trial: its user may read what programs on this machine answer.
const app = await startTestApp()
app.context.config.isTrial = true

async function planned() {
  const webhook = await plannedWebhook(app)
  const { host, id, deliveryId } = webhook
  const params = { id, deliveryId }
  return {
    ...webhook,
    params,
    opened: () => host.api.call('GET /webhooks/:id/deliveries/:deliveryId', { params }),
    resend: () => host.api.call('POST /webhooks/:id/deliveries/:deliveryId/resend', { params }),
    refusedResend: async () =>
      (await host.api.refusal('POST /webhooks/:id/deliveries/:deliveryId/resend', { params })).code,
  }
}

test('a delivery keeps what was sent, to the byte, and what was answered, and never the secret', async () => {
  const { receiver, deliveryId, secret, send, opened } = await planned()
  expect(await opened()).toMatchObject({ state: 'waiting', answer: null, tookMs: null })
  receiver.answer = { status: 200, body: 'Thanks.\0' }
  await send()
  const sent = await opened()
  expect(sent).toMatchObject({ id: deliveryId, state: 'delivered', status: 200, answer: 'Thanks.\uFFFD' })
  expect(sent.body).toBe(receiver.received[0]?.body)
  expect(sent.tookMs).toBeGreaterThanOrEqual(0)
  const { rows } = await app.context.pool.query('select * from webhook_deliveries where id = $1', [
    deliveryId,
  ])
  const key = secret.slice('whsec_'.length)
  const kept = JSON.stringify(rows)
  for (const text of [key, Buffer.from(key, 'base64').toString('hex')]) expect(kept).not.toContain(text)
})

test('of an answer its first two thousand bytes are kept, and the last one replaces those before', async () => {
  const { receiver, send, sendNext, opened } = await planned()
  receiver.answer = { status: 500, body: 'ß'.repeat(5_000) }
  await send()
  expect(await opened()).toMatchObject({ state: 'waiting', answer: 'ß'.repeat(1_024) })
  receiver.answer = { status: 204 }
  await sendNext()
  expect(await opened()).toMatchObject({ state: 'delivered', answer: '' })
})

test('what answers inside the network is not told', async () => {
  const { receiver, send, opened, host, id } = await planned()
  receiver.answer = { status: 200, body: 'Secrets of the network' }
  app.context.config.isTrial = false
  await send()
  const body = { event: 'invitee.created' as const }
  const tried = await host.api.call('POST /webhooks/:id/test', { params: { id }, body })
  app.context.config.isTrial = true
  expect(await opened()).toMatchObject({ state: 'delivered', status: 200, answer: null })
  expect(tried).toMatchObject({ delivered: true, answer: null })
})

test('sent again it is the same, by the same id, signed anew, and known as one more attempt', async () => {
  const { receiver, deliveryId, send, resend, newest } = await planned()
  await send()
  app.clock.advance(1)
  expect(await resend()).toMatchObject({ id: deliveryId, state: 'waiting', attempts: 1 })
  await send()
  const [first, second, ...others] = receiver.received
  expect(others).toEqual([])
  expect(second?.body).toBe(first?.body)
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  expect(second?.headers['webhook-signature']).not.toBe(first?.headers['webhook-signature'])
  expect(await newest()).toMatchObject({ state: 'delivered', attempts: 2 })
  app.clock.advance(-1)
})

test('what was given up is sent again once, also to an address that is paused', async () => {
  const { receiver, send, sendNext, resend, newest, host, id } = await planned()
  receiver.answer = { status: 500 }
  await send()
  while ((await newest())?.state === 'waiting') await sendNext()
  await resend()
  await send()
  expect(await newest()).toMatchObject({ state: 'failed', attempts: 11 })
  await app.context.pool.query('update webhook_health set paused_until = $1 where webhook_id = $2', [
    new Date(app.clock.now() + 3_600_000),
    id,
  ])
  expect((await host.api.call('GET /webhooks')).webhooks).toMatchObject([{ health: { state: 'paused' } }])
  receiver.answer = { status: 200 }
  await resend()
  await send()
  expect(await newest()).toMatchObject({ state: 'delivered', attempts: 12 })
})

test('nothing is sent again to an address that is turned off', async () => {
  const { host, id, send, refusedResend, newest } = await planned()
  await send()
  await host.api.call('PATCH /webhooks/:id', { params: { id }, body: { isOn: false } })
  expect(await refusedResend()).toBe('webhook_off')
  expect(await newest()).toMatchObject({ state: 'delivered' })
})

test('what an invitee gave is deleted from it: that something was sent stays, and it is not sent again', async () => {
  const { receiver, host, booking, deliveryId, send, opened, refusedResend } = await planned()
  receiver.answer = { status: 200, body: `Hello ${booking.invitee.name}` }
  await send()
  app.clock.advance(24 * 60)
  await eraseBooking(app.context, host.me.userID, booking.id)
  app.clock.advance(-24 * 60)
  expect(await opened()).toMatchObject({ id: deliveryId, state: 'delivered', body: null, answer: null })
  const { rows } = await app.context.pool.query('select * from webhook_deliveries where id = $1', [
    deliveryId,
  ])
  const kept = JSON.stringify(rows)
  for (const text of [booking.invitee.name, booking.invitee.email]) expect(kept).not.toContain(text)
  expect(await refusedResend()).toBe('delivery_erased')
})

test('what does not exist is not found, nor by another webhook', async () => {
  const { host, id, deliveryId } = await planned()
  const body = { url: 'https://program.example/hook', events: ['invitee.created' as const] }
  const other = await host.api.call('POST /webhooks', { body })
  for (const params of [
    { id, deliveryId: randomUUID() },
    { id: other.id, deliveryId },
  ]) {
    const codes = [
      (await host.api.refusal('GET /webhooks/:id/deliveries/:deliveryId', { params })).code,
      (await host.api.refusal('POST /webhooks/:id/deliveries/:deliveryId/resend', { params })).code,
    ]
    expect(codes).toEqual(['delivery_not_found', 'delivery_not_found'])
  }
  const stranger = await openAccount(app)
  const params = { id, deliveryId }
  expect((await stranger.api.refusal('GET /webhooks/:id/deliveries/:deliveryId', { params })).code).toBe(
    'webhook_not_found',
  )
})

test('thirty in ten minutes', async () => {
  const { resend, refusedResend, send } = await planned()
  await send()
  for (let time = 0; time < 30; time++) await resend()
  expect(await refusedResend()).toBe('rate_limited')
})
