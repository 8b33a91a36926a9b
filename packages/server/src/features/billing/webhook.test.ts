import type { StripeEvent } from '@scheduling/sandbox/stripe'
import { signature } from '@scheduling/sandbox/stripe'
import { expect, test } from 'vitest'
import { OLD_WEBHOOK_SECRET, startShop, subscriber, WEBHOOK_SECRET } from '../../testing/stripe.ts'
import { planNow } from '../accounts/bought.ts'
import { syncBilling } from './jobs.ts'

const shop = await startShop()
const { app, stripe } = shop
const url = `${app.url}/api/v1/stripe/webhook`

const SYNCS_OF = `where name = 'billing-syncs' and data ->> 'hostId' = $1`
const inJobs = async (sql: string, hostId: string) => app.context.pool.query(`${sql} ${SYNCS_OF}`, [hostId])
const jobsOf = async (hostId: string) => (await inJobs('select 1 from jobs.job', hostId)).rows.length
const forgetJobs = async (hostId: string) => inJobs('delete from jobs.job', hostId)
/** Told, as everything before it. */
async function lastPaid(): Promise<StripeEvent> {
  await stripe.webhooks.settled()
  const event = stripe.webhooks.events.findLast(({ type }) => type === 'invoice.paid')
  if (!event) throw new Error('nothing was paid')
  return event
}
const nowSeconds = () => Math.floor(app.clock.now() / 1_000)
const post = async (body: string, header: string) =>
  (await fetch(url, { method: 'POST', headers: { 'stripe-signature': header }, body })).status

test.each<[why: string, shift: number, secret: string, status: number]>([
  ['as the provider signs it', 0, WEBHOOK_SECRET, 204],
  ['with the secret before, while it changes', 0, OLD_WEBHOOK_SECRET, 204],
  ['299 seconds late', -299, WEBHOOK_SECRET, 204],
  ['299 seconds early', 299, WEBHOOK_SECRET, 204],
  ['301 seconds late', -301, WEBHOOK_SECRET, 403],
  ['301 seconds early', 301, WEBHOOK_SECRET, 403],
  ['by somebody else', 0, 'whsec_other', 403],
])('signed %s', async (why, shift, secret, status) => {
  const body = JSON.stringify({ id: `evt_${why}`, type: 'x', data: { object: { id: 'x', object: 'y' } } })
  expect(await post(body, signature(body, { at: nowSeconds() + shift, secret }))).toBe(status)
})

test('over the bytes as they came: another space is another text', async () => {
  const body = '{"id":"evt_1","type":"x","data":{"object":{"id":"x","object":"y"}}}'
  const header = signature(body, { at: nowSeconds(), secret: WEBHOOK_SECRET })
  expect(await post(`${body} `, header)).toBe(403)
})

test('an event that comes twice is heard once', async () => {
  const host = await subscriber(shop)
  const event = await lastPaid()
  await forgetJobs(host.me.userID)
  expect(await stripe.webhooks.send(event)).toBe(204)
  expect(await jobsOf(host.me.userID)).toBe(0)
})

test('ten events of one customer have the provider asked once, and one that comes meanwhile once more', async () => {
  const host = await subscriber(shop)
  const { userID: hostId } = host.me
  const event = await lastPaid()
  const tell = async (from: number, many: number) => {
    const events = Array.from({ length: many }, (_, index) => ({ ...event, id: `evt_many_${from + index}` }))
    expect(new Set(await Promise.all(events.map(async (each) => stripe.webhooks.send(each))))).toEqual(
      new Set([204]),
    )
  }
  await forgetJobs(hostId)
  await tell(0, 10)
  expect(await jobsOf(hostId)).toBe(1)
  await inJobs(`update jobs.job set state = 'active'`, hostId)
  await tell(10, 10)
  expect(await jobsOf(hostId)).toBe(2)
})

test('in whatever order they come: how it stands is asked, and the end is the same', async () => {
  const host = await subscriber(shop)
  const { userID: hostId } = host.me
  stripe.webhooks.hold()
  const from = stripe.webhooks.events.length
  await host.api.call('POST /stripe/changePlan', {
    body: { plan_type: 'agency_monthly', quantity: 20_000 },
  })
  await host.api.call('POST /stripe/unsubscribe', { body: { reason: 'It is too expensive for us now.' } })
  const events = stripe.webhooks.events.slice(from)
  expect(events.length).toBeGreaterThan(3)
  const wanted = await planNow(app.context.db, hostId)
  for (const event of [...events.toReversed(), ...events]) {
    expect(await stripe.webhooks.send(event)).toBe(204)
    await syncBilling(app.context, { hostId })
  }
  expect(await planNow(app.context.db, hostId)).toEqual(wanted)
  expect(wanted).toMatchObject({ plan_type: 'agency_monthly', subscription: { canceled: true } })
})

test('about a customer of nobody is taken and forgotten', async () => {
  const object = { id: 'cus_unknown', object: 'customer' }
  const body = JSON.stringify({ id: 'evt_unknown', type: 'customer.updated', data: { object } })
  expect(await post(body, signature(body, { at: nowSeconds(), secret: WEBHOOK_SECRET }))).toBe(204)
})

/** Signed by the provider. */
async function signed(body: string): Promise<number> {
  return post(body, signature(body, { at: nowSeconds(), secret: WEBHOOK_SECRET }))
}

test.each([
  ['', 'nothing'],
  ['{', 'no JSON'],
  ['null', 'null'],
  ['[1]', 'a list'],
  ['{}', 'nothing in it'],
  ['{"id":7,"data":{"object":{"id":"cus_1","object":"customer"}}}', 'a number as its id'],
  [
    '{"id":"evt_\\u0000","data":{"object":{"id":"cus_\\u0000","object":"customer"}}}',
    'ids that nothing can keep',
  ],
  ['{"id":"evt_x","data":{"object":null}}', 'no object'],
  ['{"id":"evt_x","data":{"object":{"customer":{"id":"cus_1"}}}}', 'a customer that is written out'],
  [
    '{"id":"evt_thin","object":"v2.core.event","type":"v1.billing.meter.error","related_object":{"id":"mtr_1","type":"billing.meter","url":"/v1/x"}}',
    'thin',
  ],
])('%s: taken, with %s', async (body) => {
  expect(await signed(body)).toBe(204)
})

test('one without an id, and a thin one of a customer, are heard, each once', async () => {
  const host = await subscriber(shop)
  await lastPaid()
  const customer = stripe.world.all('customer').find(({ metadata }) => metadata.host_id === host.me.userID)
  const bodies = [
    { type: 'customer.updated', data: { object: { id: customer?.id, object: 'customer' } } },
    { id: 'evt_thin_1', object: 'v2.core.event', related_object: { id: customer?.id, type: 'customer' } },
  ]
  for (const body of bodies) {
    await forgetJobs(host.me.userID)
    for (let time = 0; time < 2; time++) expect(await signed(JSON.stringify(body))).toBe(204)
    expect(await jobsOf(host.me.userID)).toBe(1)
    await forgetJobs(host.me.userID)
    expect(await signed(JSON.stringify(body))).toBe(204)
    expect(await jobsOf(host.me.userID)).toBe(0)
  }
})
