import { DAY, MINUTE } from '@scheduling/domain'
import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import type { TestHost } from '../../testing/hosts.ts'
import { signInAgain } from '../../testing/hosts.ts'
import { startShop, subscriber } from '../../testing/stand-ins/stripe.ts'

// What happens to a plan whose payment was reversed.

const shop = await startShop()
const { app, stripe } = shop
const { hostname: host, port } = new URL(stripe.url)
const account = new Stripe('sk_test_1', { host, port, protocol: 'http' })

const chargesOf = ({ me }: TestHost) => {
  const customer = stripe.world.all('customer').find(({ metadata }) => metadata.host_id === me.userID)
  return stripe.world.all('charge').filter((one) => one.customer === customer?.id)
}
const newestOf = (buyer: TestHost) => chargesOf(buyer)[0]?.id ?? ''

/** The account's plan after its billing page was opened. */
async function typeOf({ api }: Pick<TestHost, 'api'>): Promise<string> {
  await api.call('GET /stripe/getBilling')
  return (await api.call('GET /users/aboutme')).account_type
}

async function decide(charge: string, evidence: 'winning_evidence' | 'losing_evidence'): Promise<void> {
  const { data } = await account.disputes.list({ charge })
  await account.disputes.update(data[0]?.id ?? '', {
    evidence: { uncategorized_text: evidence },
    submit: true,
  })
}

describe('a payment that its owner objects to', () => {
  test('lets the plan rest until it is won', async () => {
    const buyer = await subscriber(shop)
    stripe.dispute(newestOf(buyer))
    expect(await typeOf(buyer)).toBe('basic')
    const { subscription } = await buyer.api.call('GET /stripe/getBilling')
    expect(subscription).toMatchObject({ taken_back: true })
    await decide(newestOf(buyer), 'winning_evidence')
    expect(await typeOf(buyer)).toBe('prime')
  })

  test('ends the plan where it is lost, and another can be bought', async () => {
    const buyer = await subscriber(shop)
    stripe.dispute(newestOf(buyer))
    await decide(newestOf(buyer), 'losing_evidence')
    expect(await typeOf(buyer)).toBe('basic')
    const { subscription, invoices } = await buyer.api.call('GET /stripe/getBilling')
    expect([subscription, invoices.length]).toEqual([false, 1])
    app.clock.advance(1)
    const body = { plan_type: 'entry_monthly' as const, quantity: 1_000 }
    await buyer.api.call('POST /stripe/subscribe', { body })
  })

  test('counts after a switch that was paid out of it', async () => {
    const buyer = await subscriber(shop, { plan_type: 'agency_yearly', quantity: 20_000 })
    const first = newestOf(buyer)
    app.clock.advance(DAY / MINUTE)
    await buyer.api.call('POST /stripe/changePlan', {
      body: { plan_type: 'growth_monthly', quantity: 1_000 },
    })
    stripe.dispute(first)
    expect(await typeOf(buyer)).toBe('basic')
    // The remaining credit of the plan is lost too.
    await decide(first, 'losing_evidence')
    await typeOf(buyer)
    app.clock.advance(1)
    const body = { plan_type: 'growth_monthly' as const, quantity: 1_000 }
    await buyer.api.call('POST /stripe/subscribe', { body })
    expect(stripe.world.all('invoice')[0]).toMatchObject({ amount_due: 149_00 })
  })

  test('of the last month says nothing of this one, which was paid', async () => {
    const buyer = await subscriber(shop)
    const first = newestOf(buyer)
    app.clock.advance((31 * DAY) / MINUTE)
    stripe.roll()
    stripe.dispute(first)
    const api = await signInAgain(app, buyer)
    expect(await typeOf({ api })).toBe('prime')
    await decide(first, 'losing_evidence')
    expect(await typeOf({ api })).toBe('prime')
  })

  test('of which the bank only inquires changes nothing', async () => {
    const buyer = await subscriber(shop)
    stripe.dispute(newestOf(buyer), { reason: 'fraudulent', isInquiry: true })
    expect(await typeOf(buyer)).toBe('prime')
  })
})

describe('a refund', () => {
  test.each([
    ['of a part leaves the plan', 100_00, 'prime'],
    ['of all that was paid lets it rest', 149_00, 'basic'],
  ])('%s', async (_, amount, type) => {
    const buyer = await subscriber(shop)
    await account.refunds.create({ charge: newestOf(buyer), amount })
    expect(await typeOf(buyer)).toBe(type)
  })

  test('of the last month says nothing of this one', async () => {
    const buyer = await subscriber(shop)
    const first = newestOf(buyer)
    app.clock.advance((31 * DAY) / MINUTE)
    stripe.roll()
    await account.refunds.create({ charge: first })
    expect(await typeOf({ api: await signInAgain(app, buyer) })).toBe('prime')
  })

  test('of this month is over with the next', async () => {
    const buyer = await subscriber(shop)
    await account.refunds.create({ charge: newestOf(buyer) })
    expect(await typeOf(buyer)).toBe('basic')
    app.clock.advance((31 * DAY) / MINUTE)
    stripe.roll()
    expect(await typeOf({ api: await signInAgain(app, buyer) })).toBe('prime')
  })
})
