import { DAY, MINUTE } from '@scheduling/domain'
import type { Fault } from '@scheduling/sandbox/stripe'
import type { ExpectStatic } from 'vitest'
import type { TestHost } from '../../../testing/hosts.ts'
import { signInAgain } from '../../../testing/hosts.ts'
import type { Shop } from '../../../testing/stand-ins/stripe.ts'
import { FAILS_LATER, subscriber } from '../../../testing/stand-ins/stripe.ts'

/** What paying a renewal asks the provider. */
export const RENEWAL_CALLS = [
  'GET /v1/customers/:id',
  'GET /v1/payment_methods/:id',
  'GET /v1/invoices',
  'POST /v1/invoices/:id/pay',
  'GET /v1/subscriptions',
] as const
type RenewalCall = (typeof RENEWAL_CALLS)[number]

const theirs = ({ me }: TestHost, { stripe: { world } }: Shop) => {
  const customer = world.all('customer').find(({ metadata }) => metadata.host_id === me.userID)?.id
  const of = <One extends { customer: string | null }>(all: readonly One[]) =>
    all.filter((one) => one.customer === customer)
  const [subscription] = of(world.all('subscription'))
  if (!subscription) throw new Error('Nothing is bought')
  return { subscription, charges: of(world.all('charge')), invoices: of(world.all('invoice')) }
}

/** Lets a renewal fail after a month. Then the card works again. */
async function failRenewal(host: TestHost, shop: Shop, told: ExpectStatic): Promise<void> {
  const { subscription } = theirs(host, shop)
  const { card } = shop.stripe.world.get('payment_method', subscription.default_payment_method ?? '')
  const { fingerprint } = card
  card.fingerprint = FAILS_LATER.replaceAll(' ', '')
  shop.app.clock.advance((31 * DAY) / MINUTE)
  shop.stripe.roll()
  card.fingerprint = fingerprint
  told(subscription.status).toBe('past_due')
}

/** An open renewal is paid once with the stored card, whatever fails. Each fault at its call is a month. */
export async function paysEachOnce(
  months: readonly (readonly [call: RenewalCall, fault: Fault])[],
  shop: Shop,
  told: ExpectStatic,
): Promise<void> {
  const { faults } = shop.stripe
  const host = await subscriber(shop)
  for (const [month, [call, fault]] of months.entries()) {
    const where = `${fault} at ${call}`
    await failRenewal(host, shop, told)
    // The session expired during the month.
    const api = await signInAgain(shop.app, host)
    faults.begin(call, fault)
    const { status } = await api.try('POST /stripe/payRenewals')
    faults.end()
    told.soft([200, 402, 409, 503], where).toContain(status)
    const seen = await api.call('GET /stripe/getBilling')
    const isPaid = theirs(host, shop).subscription.status === 'active'
    told.soft([seen.owed === null, seen.subscription !== false], where).toEqual([isPaid, true])
    told
      .soft(await api.try('POST /stripe/payRenewals'), where)
      .toMatchObject({ status: 200, body: { success: true, client_secret: null } })
    const after = await api.call('GET /stripe/getBilling')
    told.soft(after, where).toMatchObject({ owed: null, subscription: { unpaid: false } })
    const { charges, invoices } = theirs(host, shop)
    // The purchase, and each month since.
    const paid = Array.from({ length: month + 2 }, () => 'paid')
    told.soft([charges.length, invoices.map((one) => one.status)], where).toEqual([paid.length, paid])
  }
}
