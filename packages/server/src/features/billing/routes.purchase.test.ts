import { describe, expect, test } from 'vitest'
import { grantPlan } from '../plans/granted.ts'
import { storedPlanOf } from '../plans/plans.ts'
import { overviewOf } from './overview.ts'
import { openAccount } from '../../testing/hosts.ts'
import {
  addCard,
  ASKS_ALWAYS,
  confirm,
  decide,
  FAILS_LATER,
  startShop,
  subscriber,
  tokenOf,
} from '../../testing/stand-ins/stripe.ts'

const shop = await startShop()
const { app, stripe } = shop
const body = { plan_type: 'growth_monthly' as const, quantity: 1_000 }
const abroad = { timeZone: 'America/New_York' }

const invoicesOf = (hostId: string) =>
  stripe.world
    .all('invoice')
    .filter(({ customer }) => stripe.world.get('customer', customer).metadata.host_id === hostId)

describe('a purchase', () => {
  test('counts once it is paid, and allows what the plan allows', async () => {
    const host = await openAccount(app, abroad)
    expect(await host.api.call('GET /stripe/getBilling')).toMatchObject({
      subscription: false,
      card: null,
      invoices: [],
      blackfriday: false,
      canUpgrade: true,
    })
    await addCard(shop, host)
    const { data } = await host.api.call('POST /stripe/subscribe', { body: { ...body, quantity: 2_000 } })
    expect(await host.api.call('GET /users/aboutme')).toMatchObject({ plan_type: 'entry_trial' })
    await confirm(shop, String(data.clientSecret))
    const [payment_intent = ''] = String(data.clientSecret).split('_secret_')
    const checked = await host.api.call('POST /stripe/checkIntent', {
      body: { payment_intent, payment_intent_client_secret: String(data.clientSecret) },
    })
    expect(checked.data).toEqual({ total: 299, status: 'paid' })
    expect(await host.api.call('GET /users/aboutme')).toMatchObject({
      account_type: 'prime',
      plan_type: 'growth_monthly',
      quantity_minutes: 2_000,
      event_numbers: null,
      subscription: { plan_type: 'growth_monthly', price: 299, canceled: false },
    })
    expect(await host.api.call('GET /stripe/getBilling')).toMatchObject({
      subscription: { plan_type: 'growth_monthly', quantity: 2_000, price: 299, coupon: null },
      card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2_040 },
      invoices: [{ total: 29_900, status: 'paid' }],
    })
  })

  test('with a card that asks its owner waits for the answer', async () => {
    const host = await openAccount(app, abroad)
    await addCard(shop, host, ASKS_ALWAYS)
    const { data } = await host.api.call('POST /stripe/subscribe', { body })
    await confirm(shop, String(data.clientSecret), 'fail')
    expect((await host.api.call('GET /stripe/getBilling')).subscription).toBe(false)
    const again = await host.api.call('POST /stripe/subscribe', { body })
    await confirm(shop, String(again.data.clientSecret))
    expect((await host.api.call('GET /stripe/getBilling')).subscription).toMatchObject({ quantity: 1_000 })
    expect(invoicesOf(host.me.userID).filter(({ status }) => status === 'paid')).toHaveLength(1)
  })

  test('sent again, is answered with the same secret until something else is wished for', async () => {
    const host = await openAccount(app, abroad)
    await addCard(shop, host)
    const secretOf = async (quantity: number) =>
      (await host.api.call('POST /stripe/subscribe', { body: { ...body, quantity } })).data.clientSecret
    const first = await secretOf(1_000)
    expect(await secretOf(1_000)).toBe(first)
    const other = await secretOf(2_000)
    expect(other).not.toBe(first)
    expect(await secretOf(2_000)).toBe(other)
    await addCard(shop, host)
    const withOtherCard = await secretOf(2_000)
    expect(withOtherCard).not.toBe(other)
    await confirm(shop, String(withOtherCard))
    expect((await host.api.call('GET /stripe/getBilling')).subscription).toMatchObject({ quantity: 2_000 })
    expect(invoicesOf(host.me.userID).filter(({ status }) => status === 'paid')).toHaveLength(1)
  })

  test('is charged once, however often it is sent', async () => {
    const host = await openAccount(app, abroad)
    await addCard(shop, host)
    const answers = await Promise.all(
      [1, 2, 3].map(async () => host.api.try('POST /stripe/subscribe', { body })),
    )
    const secrets = answers.flatMap(({ body: answer }) => {
      const { data } = answer as { data?: { clientSecret: string } }
      return data ? [data.clientSecret] : []
    })
    for (const secret of secrets) await confirm(shop, secret)
    await host.api.call('GET /stripe/getBilling')
    expect(invoicesOf(host.me.userID).filter(({ status }) => status === 'paid')).toHaveLength(1)
    expect((await host.api.refusal('POST /stripe/subscribe', { body })).code).toBe('already_subscribed')
  })

  test('without a card, or of somebody with a plan for life, is refused', async () => {
    const host = await openAccount(app, abroad)
    expect((await host.api.refusal('POST /stripe/subscribe', { body })).code).toBe('card_missing')
    const given = { account_type: 'prime', plan_type: 'professional', event_numbers: null } as const
    await app.context.db.transaction().execute(async (trx) => grantPlan(trx, [host.me.userID], given))
    expect((await host.api.refusal('POST /stripe/subscribe', { body })).code).toBe('not_allowed')
    expect((await host.api.call('GET /stripe/getBilling')).canUpgrade).toBe(false)
  })
})

describe('a switch', () => {
  test('up is charged for what is left of the month, down is kept for the next', async () => {
    const host = await subscriber(shop)
    app.clock.advance(15 * 24 * 60)
    const up = { plan_type: 'growth_monthly' as const, quantity: 3_000 }
    const { due } = (await host.api.call('POST /stripe/previewChange', { body: up })).data.bill
    expect((await host.api.call('POST /stripe/changePlan', { body: up })).data.status).toBe('active')
    const [newest] = invoicesOf(host.me.userID)
    expect(newest?.total).toBe(due)
    expect(newest?.status).toBe('paid')
    expect(newest?.total).toBeGreaterThan(0)
    expect(newest?.total).toBeLessThan(300_00)
    const down = { plan_type: 'entry_monthly' as const, quantity: 1_000 }
    expect((await host.api.call('POST /stripe/previewChange', { body: down })).data.bill.due).toBe(0)
    expect((await host.api.call('POST /stripe/changePlan', { body: down })).data.status).toBe('active')
    expect(await host.api.call('GET /users/aboutme')).toMatchObject({
      plan_type: 'entry_monthly',
      quantity_minutes: 1_000,
      event_numbers: 20,
    })
    expect((await host.api.refusal('POST /stripe/changePlan', { body: down })).code).toBe(
      'already_subscribed',
    )
  })

  test('that has to be agreed to changes nothing before', async () => {
    const host = await subscriber(shop, { number: ASKS_ALWAYS })
    const { data } = await host.api.call('POST /stripe/changePlan', {
      body: { plan_type: 'growth_yearly', quantity: 1_000 },
    })
    expect(data.status).toBe('requires_action')
    expect(await host.api.call('GET /users/aboutme')).toMatchObject({ plan_type: 'growth_monthly' })
    const again = await host.api.call('POST /stripe/changePlan', {
      body: { plan_type: 'growth_yearly', quantity: 1_000 },
    })
    expect(again.data.paymentIntent).toBe(data.paymentIntent)
    await decide(shop, String(data.paymentIntent), 'complete')
    await host.api.call('GET /stripe/getBilling')
    expect(await host.api.call('GET /users/aboutme')).toMatchObject({ plan_type: 'growth_yearly' })
  })

  test('is refused where more people act for the host than were chosen', async () => {
    const host = await subscriber(shop)
    await app.context.pool.query(
      `with made as (
         insert into accounts (id, email, created_at)
         select gen_random_uuid(), 'member-' || n || '@example.test', now() from generate_series(1, 1000) n
         returning id
       )
       insert into memberships (account_id, for_host) select id, $1 from made`,
      [host.me.userID],
    )
    const { data } = await host.api.call('POST /stripe/changePlan', {
      body: { plan_type: 'entry_monthly', quantity: 1_000 },
    })
    expect(data).toEqual({ status: 'exist_member_total', paymentIntent: null, clientSecret: null })
  })
})

describe('another card', () => {
  test('where nothing is paid with one is taken as it is', async () => {
    const host = await openAccount(app, abroad)
    const token = await tokenOf(shop, ASKS_ALWAYS)
    const begun = await host.api.call('POST /stripe/newPaymentMethod', { body: { token } })
    expect(begun).toMatchObject({ status: 'created_new_method', client_secret: null })
    await host.api.call('POST /stripe/addPaymentMethod', { body: { method_id: begun.method_id } })
    expect((await host.api.call('GET /stripe/getBilling')).card).toMatchObject({ last4: '3184' })
  })

  test.each([
    ['4242 4242 4242 4242', 'requires_capture'],
    [ASKS_ALWAYS, 'need_confirm_payment_intent'],
  ])('%s is tried where something is paid with it: %s', async (number, status) => {
    const host = await subscriber(shop)
    const token = await tokenOf(shop, number)
    const begun = await host.api.call('POST /stripe/newPaymentMethod', { body: { token } })
    expect(begun.status).toBe(status)
    const [intent_id = ''] = String(begun.client_secret).split('_secret_')
    if (status === 'need_confirm_payment_intent') await decide(shop, intent_id, 'complete')
    await host.api.call('POST /stripe/addPaymentMethod', { body: { method_id: begun.method_id, intent_id } })
    expect(stripe.world.get('payment_intent', intent_id).status).toBe('canceled')
    expect((await host.api.call('GET /stripe/getBilling')).card).toMatchObject({ last4: number.slice(-4) })
  })

  test('that the bank refuses changes nothing, and says why', async () => {
    const host = await subscriber(shop)
    const token = await tokenOf(shop, FAILS_LATER)
    const refusal = await host.api.refusal('POST /stripe/newPaymentMethod', { body: { token } })
    expect(refusal).toMatchObject({ code: 'card_refused', detail: 'Your card was declined.' })
    expect((await host.api.call('GET /stripe/getBilling')).card).toMatchObject({ last4: '4242' })
    expect((await host.api.refusal('POST /stripe/removePaymentMethod')).code).toBe('card_in_use')
  })
})

describe('the end', () => {
  const reason = { body: { reason: 'It is too expensive for us now.' } }

  test('comes with what is paid for, and can be taken back until then', async () => {
    const host = await subscriber(shop)
    const { expiring } = await host.api.call('POST /stripe/unsubscribe', reason)
    expect(await host.api.call('GET /stripe/getBilling')).toMatchObject({
      expiring,
      subscription: { canceled: true },
    })
    expect(await host.api.call('GET /users/aboutme')).toMatchObject({ account_type: 'prime' })
    await host.api.call('POST /stripe/resume')
    expect((await host.api.call('GET /stripe/getBilling')).expiring).toBeNull()
    await host.api.call('POST /stripe/unsubscribe', reason)
    app.clock.advance(32 * 24 * 60)
    expect((await overviewOf(app.context, host.me.userID)).subscription).toBeNull()
    expect(await storedPlanOf(app.context.db, host.me.userID)).toMatchObject({
      account_type: 'basic',
      plan_type: 'Free',
      subscription: null,
    })
  })

  test('is given up for half the price of three months, once', async () => {
    const host = await subscriber(shop)
    app.clock.advance(60)
    await host.api.call('POST /stripe/claimOffer')
    await host.api.call('POST /stripe/claimOffer')
    expect((await host.api.call('GET /stripe/getBilling')).subscription).toMatchObject({
      coupon: { percent_off: 50, amount_off: null },
    })
    for (let month = 0; month < 4; month++) app.clock.advance(31 * 24 * 60)
    await overviewOf(app.context, host.me.userID)
    const totals = invoicesOf(host.me.userID).map(({ total }) => total)
    expect(totals.toReversed()).toEqual([149_00, 74_50, 74_50, 74_50, 149_00])
  })

  test('has no offer for other plans, nor where something is taken off already', async () => {
    const entry = await openAccount(app, abroad)
    await addCard(shop, entry)
    const { data } = await entry.api.call('POST /stripe/subscribe', {
      body: { plan_type: 'entry_monthly', quantity: 1_000, coupon_code: 'WELCOME10' },
    })
    await confirm(shop, String(data.clientSecret))
    expect((await entry.api.refusal('POST /stripe/claimOffer')).code).toBe('offer_not_open')
  })
})
