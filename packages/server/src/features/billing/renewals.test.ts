import { DAY, HOUR, MINUTE } from '@scheduling/domain'
import { describe, expect, test } from 'vitest'
import type { HostId } from '../../host-id.ts'
import type { TestClient } from '../../testing/client.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { signInAgain } from '../../testing/hosts.ts'
import {
  ASKS_ALWAYS,
  decide,
  FAILS_LATER,
  startShop,
  subscriber,
  tokenOf,
  VISA,
} from '../../testing/stand-ins/stripe.ts'
import { storedPlanOf } from '../plans/plans.ts'
import { syncBilling } from './jobs.ts'
import { checkTrials } from './operations.ts'
import { overviewOf } from './overview.ts'
import { presentBilling } from './present.ts'
import { SYNCS } from './queues.ts'

// An unpaid renewal, from the day it failed until it is paid or given up.

const shop = await startShop()
const { app, stripe } = shop
const MASTERCARD = '5555 5555 5555 4444'

const advance = (ms: number) => app.clock.advance(ms / MINUTE)
const look = async ({ me }: TestHost) => presentBilling(await overviewOf(app.context, me.userID))
const planOf = async ({ me }: TestHost) => storedPlanOf(app.context.db, me.userID)

const subscriptionOf = ({ me }: TestHost) => {
  const subscription = stripe.world
    .all('subscription')
    .find(({ customer }) => stripe.world.get('customer', customer).metadata.host_id === me.userID)
  if (!subscription) throw new Error('Nothing is bought')
  return subscription
}

function setNumber(host: TestHost, number: string): void {
  const { default_payment_method: id } = subscriptionOf(host)
  stripe.world.get('payment_method', id ?? '').card.fingerprint = number.replaceAll(' ', '')
}

/** A host who bought a month ago and whose card fails at the renewal. */
async function debtor(number = FAILS_LATER): Promise<TestHost> {
  const host = await subscriber(shop)
  setNumber(host, number)
  advance(31 * DAY)
  stripe.roll()
  return host
}

/** Adds a card like the card form of the billing screen. */
async function useCard(api: TestClient, number: string) {
  const { method_id, client_secret } = await api.call('POST /stripe/newPaymentMethod', {
    body: { token: await tokenOf(shop, number) },
  })
  const [intent_id = ''] = String(client_secret).split('_secret_')
  if (number === ASKS_ALWAYS) await decide(shop, intent_id, 'complete')
  return api.try('POST /stripe/addPaymentMethod', { body: { method_id, intent_id } })
}

async function agree(secret: string | null, answer: 'complete' | 'fail' = 'complete'): Promise<void> {
  await decide(shop, String(secret).split('_secret_')[0] ?? '', answer)
}

describe('what is open is said by the dates of the provider:', () => {
  test('how much, since when, when it is tried again, and until when the plan goes on', async () => {
    const host = await debtor()
    const { period } = subscriptionOf(host)
    advance(2 * DAY)
    const { owed, subscription } = await look(host)
    expect(owed).toEqual({
      amount: 149_00,
      number: stripe.world.get('invoice', subscriptionOf(host).latest_invoice ?? '').number,
      since: expect.any(Number) as number,
      next_try: stripe.world.get('invoice', subscriptionOf(host).latest_invoice ?? '').next_payment_attempt,
      until: Number(owed?.since) + (7 * DAY) / 1_000,
    })
    expect(Math.abs(Number(owed?.since) - period.start)).toBeLessThan(DAY / 1_000)
    expect(subscription).toMatchObject({ unpaid: true, unpaid_until: owed?.until })
  })

  test('nobody looked for nine days: the week was over two days ago', async () => {
    const host = await debtor()
    advance(9 * DAY)
    expect((await look(host)).owed).toMatchObject({ amount: 149_00 })
    expect(await planOf(host)).toMatchObject({ account_type: 'basic', plan_type: 'Free' })
  })

  test('the week ends at its hour, without anybody who looks', async () => {
    const host = await debtor()
    const { owed } = await look(host)
    expect(await planOf(host)).toMatchObject({ account_type: 'prime' })
    advance(Number(owed?.until) * 1_000 - app.clock.now() + HOUR / 2)
    await checkTrials(app.context)
    const { rows } = await app.context.pool.query('select data from jobs.job where name = $1', [SYNCS.name])
    const job = rows
      .map(({ data }) => data as { hostId: HostId })
      .find(({ hostId }) => hostId === host.me.userID)
    if (job) await syncBilling(app.context, job)
    expect(await planOf(host)).toMatchObject({ account_type: 'basic' })
  })

  test('tried again in vain, it is given up, and so is the plan', async () => {
    const host = await debtor()
    for (let day = 0; day < 20; day++) {
      advance(DAY)
      stripe.roll()
    }
    expect(await look(host)).toMatchObject({ subscription: false, owed: null })
    expect(await planOf(host)).toMatchObject({ account_type: 'basic' })
  })

  test('tried again by the provider, it is paid', async () => {
    const host = await debtor()
    expect((await look(host)).owed).not.toBeNull()
    setNumber(host, VISA)
    advance(3 * DAY)
    expect(await look(host)).toMatchObject({ owed: null, subscription: { unpaid: false } })
  })
})

describe('another card', () => {
  test('pays what is open at once, however late', async () => {
    const host = await debtor()
    advance(8 * DAY)
    await look(host)
    const api = await signInAgain(app, host)
    expect(await api.call('GET /users/aboutme')).toMatchObject({ account_type: 'basic' })
    expect((await useCard(api, MASTERCARD)).body).toEqual({ success: true, client_secret: null })
    expect(await api.call('GET /users/aboutme')).toMatchObject({
      account_type: 'prime',
      plan_type: 'growth_monthly',
    })
    const { owed, invoices, card } = await api.call('GET /stripe/getBilling')
    expect([owed, invoices[0]?.status, card?.last4]).toEqual([null, 'paid', '4444'])
  })

  test('that asks its owner asks for what is open, and it is paid once they agree', async () => {
    const host = await debtor()
    const api = await signInAgain(app, host)
    const { client_secret } = (await useCard(api, ASKS_ALWAYS)).body as { client_secret: string }
    expect((await api.call('GET /stripe/getBilling')).owed).not.toBeNull()
    await agree(client_secret)
    expect(await api.call('GET /stripe/getBilling')).toMatchObject({
      owed: null,
      card: { last4: '3184' },
      subscription: { unpaid: false },
    })
  })

  test('pays each of two months, the older first', async () => {
    const host = await debtor()
    const { item } = subscriptionOf(host)
    // The provider would keep it active, so we set the state there.
    subscriptionOf(host).status = 'active'
    advance(31 * DAY)
    stripe.roll()
    expect((await look(host)).owed).toMatchObject({ amount: 2 * 149_00 })
    const api = await signInAgain(app, host)
    await useCard(api, MASTERCARD)
    const { owed, invoices } = await api.call('GET /stripe/getBilling')
    expect([owed, ...invoices.map(({ status }) => status)]).toEqual([null, 'paid', 'paid', 'paid'])
    expect(item.quantity).toBe(1_000)
  })
})

describe('the card that is kept', () => {
  test('pays what is open where its owner asks for it', async () => {
    const host = await debtor()
    setNumber(host, VISA)
    const api = await signInAgain(app, host)
    expect(await api.call('POST /stripe/payRenewals')).toEqual({ success: true, client_secret: null })
    expect(await api.call('POST /stripe/payRenewals')).toEqual({ success: true, client_secret: null })
    expect((await api.call('GET /stripe/getBilling')).invoices.map(({ status }) => status)).toEqual([
      'paid',
      'paid',
    ])
  })

  test('whose bank asks is asked for on our page, as often as it takes', async () => {
    const host = await debtor(ASKS_ALWAYS)
    const api = await signInAgain(app, host)
    const first = await api.call('POST /stripe/payRenewals')
    await agree(first.client_secret, 'fail')
    expect((await api.call('GET /stripe/getBilling')).owed).not.toBeNull()
    await agree((await api.call('POST /stripe/payRenewals')).client_secret)
    expect((await api.call('GET /stripe/getBilling')).owed).toBeNull()
  })

  test('that is refused again says why, and nothing changes', async () => {
    const host = await debtor()
    const api = await signInAgain(app, host)
    expect(await api.refusal('POST /stripe/payRenewals')).toMatchObject({
      code: 'card_refused',
      detail: 'Your card was declined.',
    })
    expect((await api.call('GET /stripe/getBilling')).owed).toMatchObject({ amount: 149_00 })
  })
})

test('nobody gets away from what is open by a switch', async () => {
  const host = await debtor()
  const api = await signInAgain(app, host)
  const body = { plan_type: 'entry_monthly' as const, quantity: 1_000 }
  for (const way of ['POST /stripe/changePlan', 'POST /stripe/previewChange'] as const)
    expect((await api.refusal(way, { body })).code).toBe('renewal_unpaid')
})
