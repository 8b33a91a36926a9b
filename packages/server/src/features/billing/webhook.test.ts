import type { StripeEvent } from '@scheduling/sandbox/stripe'
import { signature } from '@scheduling/sandbox/stripe'
import { expect, test } from 'vitest'
import type { TestHost } from '../../testing/hosts.ts'
import { OLD_WEBHOOK_SECRET, startShop, subscriber, WEBHOOK_SECRET } from '../../testing/stand-ins/stripe.ts'
import { storedPlanOf } from '../plans/plans.ts'
import type { OwnedObject } from '../../providers/payments.ts'
import { OWNED_TYPES } from '../../providers/payments.ts'
import { syncBilling, syncOwner } from './jobs.ts'
import { billingOf } from './store.ts'

const shop = await startShop()
const { app, stripe } = shop
const url = `${app.url}/api/v1/stripe/webhook`

const SYNCS_OF = `where name = 'billing-syncs' and data ->> 'hostId' = $1`
const inJobs = async (sql: string, hostId: string) => app.context.pool.query(`${sql} ${SYNCS_OF}`, [hostId])
const jobsOf = async (hostId: string) => (await inJobs('select 1 from jobs.job', hostId)).rows.length
const forgetJobs = async (hostId: string) => inJobs('delete from jobs.job', hostId)
/** The latest payment event, delivered with all events before it. */
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
  const wanted = await storedPlanOf(app.context.db, hostId)
  for (const event of [...events.toReversed(), ...events]) {
    expect(await stripe.webhooks.send(event)).toBe(204)
    await syncBilling(app.context, { hostId })
  }
  expect(await storedPlanOf(app.context.db, hostId)).toEqual(wanted)
  expect(wanted).toMatchObject({ plan_type: 'agency_monthly', subscription: { canceled: true } })
})

test('about a customer of nobody is taken and forgotten', async () => {
  const object = { id: 'cus_unknown', object: 'customer' }
  const body = JSON.stringify({ id: 'evt_unknown', type: 'customer.updated', data: { object } })
  expect(await post(body, signature(body, { at: nowSeconds(), secret: WEBHOOK_SECRET }))).toBe(204)
})

/** Sends a body with the provider's signature. Answers the status. */
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

/** One host's objects of each type that a thin event can name. */
function objectsOf({ me }: TestHost): Record<string, string> {
  const { world } = stripe
  const customer = world.all('customer').find(({ metadata }) => metadata.host_id === me.userID)?.id ?? ''
  const charge = world.all('charge').find((one) => one.customer === customer && one.captured)
  if (!charge) throw new Error('nothing was paid')
  stripe.ask('POST /v1/refunds', { charge: charge.id, amount: '100' })
  stripe.dispute(charge.id)
  const own = (all: readonly { id: string; customer: string | null }[]) =>
    all.find((one) => one.customer === customer)?.id ?? ''
  const of = (all: readonly { id: string; charge: string }[]) =>
    all.find((one) => one.charge === charge.id)?.id ?? ''
  return {
    subscription: own(world.all('subscription')),
    invoice: own(world.all('invoice')),
    charge: charge.id,
    refund: of(world.all('refund')),
    dispute: of(world.all('dispute')),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
  }
}

/** Runs the waiting jobs about an object. Answers how many. */
async function askAbout(id: string): Promise<number> {
  const where = `where name = 'billing-objects-heard' and data ->> 'id' = $1`
  const { rows } = await app.context.pool.query<{ data: OwnedObject }>(
    `delete from jobs.job ${where} returning data`,
    [id],
  )
  for (const { data } of rows) await syncOwner(app.context, data)
  return rows.length
}

const thin = (id: string, related: object) =>
  JSON.stringify({ id, object: 'v2.core.event', type: 'v1.thing.updated', related_object: related })

test.each(OWNED_TYPES)('a thin event of a %s has its host asked about, once', async (type) => {
  const host = await subscriber(shop)
  const id = objectsOf(host)[type] ?? ''
  await stripe.webhooks.settled()
  // Another event about it was delivered.
  await askAbout(id)
  for (const wasAsked of [true, false]) {
    await app.context.pool.query('update billings set synced_at = null where host_id = $1', [host.me.userID])
    expect(await signed(thin(`evt_thin_${type}`, { id, type, url: `/v1/anything/${id}` }))).toBe(204)
    expect(await askAbout(id)).toBe(wasAsked ? 1 : 0)
    expect((await billingOf(app.context.db, host.me.userID))?.synced_at !== null).toBe(wasAsked)
  }
})

test.each([
  ['a kind that nobody knows', { id: 'mtr_1', type: 'billing.meter', url: '/v1/x' }],
  ['what is gone', { id: 'sub_gone', type: 'subscription', url: '/v1/subscriptions/sub_gone' }],
  ['another address', { id: '../customers', type: 'invoice', url: 'http://127.0.0.1:1/' }],
  ['no reference', null],
])('a thin event of %s is taken, and changes nothing', async (why, related) => {
  const host = await subscriber(shop)
  await lastPaid()
  const before = await billingOf(app.context.db, host.me.userID)
  await forgetJobs(host.me.userID)
  expect(await signed(thin(`evt_${why}`, related as object))).toBe(204)
  await askAbout(related?.id ?? '')
  expect(await jobsOf(host.me.userID)).toBe(0)
  expect(await billingOf(app.context.db, host.me.userID)).toEqual(before)
})
