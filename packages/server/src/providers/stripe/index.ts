import { Stripe } from 'stripe'
import type { BillingConfig } from '../billing-config.ts'
import type { Payments } from '../payments.ts'
import { stripeCards } from './cards.ts'
import { stripeCustomers } from './customers.ts'
import { inOurWords } from './errors.ts'
import { stripeInvoices } from './invoices.ts'
import { ownerOf } from './owner.ts'
import { openPrices } from './prices.ts'
import { stripePricing } from './pricing.ts'
import { stripeSubscriptions } from './subscriptions.ts'
import { API_VERSION } from './wire.ts'

// If there is no response.
const RETRIES = 2

/** Our payment port, through Stripe's SDK. */
export function stripePayments(
  config: Pick<BillingConfig, 'secretKey' | 'apiOrigin' | 'timeoutMs'>,
): Payments {
  const { hostname, port, protocol } = new URL(config.apiOrigin)
  const stripe = new Stripe(config.secretKey, {
    apiVersion: API_VERSION,
    host: hostname,
    ...(port !== '' && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: config.timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  })
  const prices = openPrices(stripe)
  return inAllWords({
    ...stripeCustomers(stripe),
    ...stripeCards(stripe),
    ...stripeSubscriptions(stripe, prices),
    ...stripeInvoices(stripe),
    ...stripePricing(stripe, prices),
    ownerOf: async (object) => ownerOf(stripe, object),
  })
}

/** Makes each call fail with our own errors. */
function inAllWords(payments: Payments): Payments {
  type Call = (...args: never[]) => Promise<unknown>
  const calls = Object.entries(payments).map(([name, call]: [string, Call]) => [
    name,
    async (...args: never[]) => inOurWords(call(...args)),
  ])
  return Object.fromEntries(calls) as Payments
}
