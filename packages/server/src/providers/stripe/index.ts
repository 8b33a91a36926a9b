import { CURRENCY, PLAN_TYPES } from '@scheduling/domain/pricing'
import type { PlanType } from '@scheduling/domain/pricing'
import { Stripe } from 'stripe'
import type { BillingConfig } from '../billing-config.ts'
import type { DiscountChange, Payments } from '../payments.ts'
import { ProviderError } from '../provider.ts'
import { putCatalogue } from './catalogue.ts'
import { inOurWords } from './errors.ts'
import { once } from './once.ts'
import { ownerOf } from './owner.ts'
import {
  API_VERSION,
  idOf,
  isRenewal,
  ORDER,
  numbersByPayment,
  readBill,
  readCard,
  readCode,
  readConfirmation,
  readInvoice,
  readPaidUntil,
  readPayment,
  readReversals,
  readSubscription,
  SUBSCRIPTION_PARTS,
} from './wire.ts'

// Where it does not answer.
const RETRIES = 2
// Of lists: one question, and all that is asked of one customer.
const PAGE = { limit: 100 }
const ALL = { limit: 10_000 }
// What is given back of a plan is computed from what was paid for it, and discounts stand beside prices.
const BILLING_MODE = {
  type: 'flexible' as const,
  flexible: { proration_discounts: 'itemized' as const },
}
// In the metadata of a card that is not attached yet: whose it is to be.
const MADE_FOR = 'made_for'
// Of a card that is to be charged later the bank is asked for this much, which is never taken.
const TRIED_CENTS = 100
// Its owner is to be asked, or somebody was faster.
const ENDED_OTHERWISE: readonly string[] = ['invoice_payment_intent_requires_action', 'invoice_already_paid']
const HELD: readonly string[] = ['requires_action', 'requires_capture']

/** Ours, through the SDK of the service. */
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
  const expand = SUBSCRIPTION_PARTS
  let prices: Promise<ReadonlyMap<string, string>> | undefined

  /** Learnt once; where our table sells what the provider does not know, it is told. */
  const learnt = async (): Promise<ReadonlyMap<string, string>> => {
    prices ??= knownPrices(stripe).catch((error: unknown) => {
      prices = undefined
      throw error
    })
    return prices
  }
  const priceOf = async (planType: PlanType): Promise<string> => {
    const id = (await learnt()).get(planType)
    if (!id) throw new ProviderError('not_found', `no price ${planType}`)
    return id
  }

  const payments: Payments = {
    createCustomer: async ({ email, name, language, hostId }, key) => {
      const given = { email, name, preferred_locales: [language], metadata: { host_id: hostId } }
      return (await once(key, async (options) => stripe.customers.create(given, options))).id
    },
    hasCustomer: async (customerId) => {
      try {
        return !(await stripe.customers.retrieve(customerId)).deleted
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return false
        throw error
      }
    },
    deleteCustomer: async (customerId) => {
      await stripe.customers.del(customerId)
    },
    putAddress: async (customerId, address) => {
      await stripe.customers.update(
        customerId,
        address
          ? {
              name: address.name,
              phone: address.phone,
              address: {
                line1: address.line1,
                line2: address.line2,
                city: address.city,
                postal_code: address.postalCode,
                country: address.country,
              },
            }
          : { address: '', phone: '' },
      )
    },
    putTaxId: async (customerId, taxId, isReversed) => {
      const known = await stripe.customers.listTaxIds(customerId, PAGE).autoPagingToArray(ALL)
      for (const { id, value } of known)
        if (value !== taxId) await stripe.customers.deleteTaxId(customerId, id)
      if (taxId !== null && !known.some(({ value }) => value === taxId))
        await stripe.customers.createTaxId(customerId, { type: 'eu_vat', value: taxId })
      await stripe.customers.update(customerId, { tax_exempt: isReversed ? 'reverse' : 'none' })
    },
    cardOf: async (customerId) => {
      const customer = await stripe.customers.retrieve(customerId)
      const methodId = customer.deleted ? null : idOf(customer.invoice_settings.default_payment_method)
      return methodId === null ? null : readCard(await stripe.paymentMethods.retrieve(methodId))
    },
    newMethod: async (token, customerId) => {
      const given = { type: 'card' as const, card: { token }, metadata: { [MADE_FOR]: customerId } }
      return (await stripe.paymentMethods.create(given)).id
    },
    attachMethod: async (customerId, methodId) => {
      const method = await stripe.paymentMethods.retrieve(methodId)
      const owner = idOf(method.customer)
      if (owner === customerId) return
      if (owner !== null || method.metadata?.[MADE_FOR] !== customerId)
        throw new ProviderError('not_found', 'a payment method of somebody else')
      await stripe.paymentMethods.attach(methodId, { customer: customerId })
    },
    useMethod: async (customerId, methodId, subscriptionId) => {
      await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: methodId } })
      if (subscriptionId !== null)
        await stripe.subscriptions.update(subscriptionId, { default_payment_method: methodId })
      for (const { id } of await cardsOf(stripe, customerId))
        if (id !== methodId) await stripe.paymentMethods.detach(id)
    },
    forgetMethods: async (customerId) => {
      for (const { id } of await cardsOf(stripe, customerId)) await stripe.paymentMethods.detach(id)
    },
    tryMethod: async (customerId, methodId, key) => {
      const given = {
        amount: TRIED_CENTS,
        currency: CURRENCY,
        customer: customerId,
        payment_method: methodId,
        allowed_payment_method_types: ['card' as const],
        capture_method: 'manual' as const,
        setup_future_usage: 'off_session' as const,
        confirm: true,
      }
      const intent = await once(key, async (options) => stripe.paymentIntents.create(given, options))
      return { ...readPayment(intent), needsOwner: intent.status === 'requires_action' }
    },
    releaseTried: async (customerId) => {
      const intents = stripe.paymentIntents.list({ ...PAGE, customer: customerId })
      for (const { id, capture_method, status } of await intents.autoPagingToArray(ALL))
        if (capture_method === 'manual' && HELD.includes(status)) await stripe.paymentIntents.cancel(id)
    },
    paymentOf: async (paymentId) => readPayment(await stripe.paymentIntents.retrieve(paymentId)),
    ownerOf: async (object) => ownerOf(stripe, object),
    subscriptionsOf: async (customerId) => {
      const subscriptions = stripe.subscriptions.list({
        ...PAGE,
        customer: customerId,
        status: 'all',
        expand: expand.map((part) => `data.${part}`),
      })
      return (await subscriptions.autoPagingToArray(ALL)).map(readSubscription)
    },
    subscribe: async (
      { customerId, planType, quantity, cardId, promotionCodeId, taxRateIds, order },
      key,
    ) => {
      const given = {
        customer: customerId,
        items: [{ price: await priceOf(planType), quantity }],
        default_payment_method: cardId,
        payment_behavior: 'default_incomplete' as const,
        billing_mode: BILLING_MODE,
        metadata: { [ORDER]: order },
        default_tax_rates: [...taxRateIds],
        ...(promotionCodeId !== null && { discounts: [{ promotion_code: promotionCodeId }] }),
        expand,
      }
      return readSubscription(await once(key, async (options) => stripe.subscriptions.create(given, options)))
    },
    changePlan: async ({ id, itemId }, { planType, quantity, countedAt, discount }, key) => {
      const change = {
        items: [{ id: itemId, price: await priceOf(planType), quantity }],
        proration_behavior: 'always_invoice' as const,
        ...(countedAt !== undefined && { proration_date: countedAt }),
        payment_behavior: 'pending_if_incomplete' as const,
        ...discountsParam(discount),
        expand,
      }
      return readSubscription(
        await once(key, async (options) => stripe.subscriptions.update(id, change, options)),
      )
    },
    previewChange: async ({ id, itemId }, { planType, quantity, countedAt, discount }) => {
      const invoice = await stripe.invoices.createPreview({
        subscription: id,
        subscription_details: {
          items: [{ id: itemId, price: await priceOf(planType), quantity }],
          proration_behavior: 'always_invoice',
          ...(countedAt !== undefined && { proration_date: countedAt }),
        },
        ...discountsParam(discount),
      })
      return { bill: readBill(invoice), paidUntil: readPaidUntil(invoice) }
    },
    putTaxRates: async (subscriptionId, taxRateIds) => {
      const rates = taxRateIds.length > 0 ? [...taxRateIds] : ('' as const)
      await stripe.subscriptions.update(subscriptionId, { default_tax_rates: rates })
    },
    putCoupon: async (subscriptionId, couponId, key) => {
      await learnt()
      const change = { discounts: [{ coupon: couponId }], expand }
      return readSubscription(
        await once(key, async (options) => stripe.subscriptions.update(subscriptionId, change, options)),
      )
    },
    dropDiscount: async (subscriptionId) =>
      readSubscription(await stripe.subscriptions.update(subscriptionId, { discounts: '', expand })),
    setCanceled: async (subscriptionId, isCanceled, reason) =>
      readSubscription(
        await stripe.subscriptions.update(subscriptionId, {
          cancel_at_period_end: isCanceled,
          ...(reason !== null && { cancellation_details: { comment: reason } }),
          expand,
        }),
      ),
    endSubscription: async (subscriptionId) => {
      const { status } = await stripe.subscriptions.retrieve(subscriptionId)
      if (status !== 'canceled' && status !== 'incomplete_expired')
        await stripe.subscriptions.cancel(subscriptionId)
    },
    dropCredit: async (customerId, most) => {
      const customer = await stripe.customers.retrieve(customerId)
      const credit = customer.deleted ? 0 : Math.min(most, -customer.balance)
      if (credit > 0)
        await stripe.customers.createBalanceTransaction(customerId, {
          amount: credit,
          currency: CURRENCY,
          description: 'Taken back by a bank',
        })
    },
    openRenewalsOf: async (subscriptionId) => {
      const invoices = stripe.invoices.list({ ...PAGE, subscription: subscriptionId, status: 'open' })
      const open = (await invoices.autoPagingToArray(ALL))
        .filter(isRenewal)
        .map(({ id, created }) => ({ id: id ?? '', createdAt: created }))
      return open.toSorted((one, other) => one.createdAt - other.createdAt)
    },
    payInvoice: async (invoiceId, methodId) => {
      try {
        await stripe.invoices.pay(invoiceId, { payment_method: methodId, off_session: false })
        return null
      } catch (error) {
        if (!ENDED_OTHERWISE.includes((error as { code?: string }).code ?? '')) throw error
        return readConfirmation(
          await stripe.invoices.retrieve(invoiceId, { expand: ['confirmation_secret'] }),
        )
      }
    },
    invoicesOf: async (customerId) => {
      const invoices = stripe.invoices.list({ ...PAGE, customer: customerId })
      return (await invoices.autoPagingToArray(ALL)).map(readInvoice)
    },
    reversalsOf: async (customerId) => {
      const charges = stripe.charges.list({ ...PAGE, customer: customerId, expand: ['data.refunds'] })
      // What was only held and is free again was never paid.
      const reversed = (await charges.autoPagingToArray(ALL)).filter(
        ({ captured, amount_refunded, refunds, disputed }) =>
          captured && (amount_refunded > 0 || disputed || (refunds?.data.length ?? 0) > 0),
      )
      if (reversed.length === 0) return []
      const invoices = stripe.invoices.list({ ...PAGE, customer: customerId, expand: ['data.payments'] })
      const numbers = numbersByPayment(await invoices.autoPagingToArray(ALL))
      const each = reversed.map(async (charge) =>
        readReversals(charge, charge.disputed ? await disputesOf(stripe, charge.id) : [], numbers),
      )
      return (await Promise.all(each)).flat()
    },
    findCode: async (code) => {
      await learnt()
      const { data } = await stripe.promotionCodes.list({
        code,
        active: true,
        limit: 1,
        expand: ['data.promotion.coupon.applies_to'],
      })
      return data[0] ? readCode(data[0]) : null
    },
    taxRate: async (country, percentage) => {
      const rates = await stripe.taxRates.list({ ...PAGE, active: true }).autoPagingToArray(ALL)
      const known = rates.find((rate) => rate.country === country && rate.percentage === percentage)
      if (known) return known.id
      const given = { country, percentage, display_name: 'VAT', inclusive: false }
      const key = `tax-${country}-${percentage}`
      return (await once(key, async (options) => stripe.taxRates.create(given, options))).id
    },
    putCatalogue: async () => {
      prices = undefined
      return putCatalogue(stripe)
    },
    preview: async ({ planType, quantity, promotionCodeId, taxRateIds }) => {
      const items = [{ price: await priceOf(planType), quantity }]
      const invoice = await stripe.invoices.createPreview({
        currency: CURRENCY,
        subscription_details: { items, default_tax_rates: [...taxRateIds], billing_mode: BILLING_MODE },
        ...(promotionCodeId !== null && { discounts: [{ promotion_code: promotionCodeId }] }),
      })
      return invoice.total
    },
  }
  return inAllWords(payments)
}

function discountsParam(discount: DiscountChange): { discounts?: '' | { promotion_code: string }[] } {
  if (discount === 'as_it_is') return {}
  return { discounts: discount === 'nothing' ? '' : [{ promotion_code: discount.promotionCodeId }] }
}

/** Each call fails in our words. */
function inAllWords(payments: Payments): Payments {
  type Call = (...args: never[]) => Promise<unknown>
  const calls = Object.entries(payments).map(([name, call]: [string, Call]) => [
    name,
    async (...args: never[]) => inOurWords(call(...args)),
  ])
  return Object.fromEntries(calls) as Payments
}

async function cardsOf(stripe: Stripe, customerId: string): Promise<Stripe.PaymentMethod[]> {
  return stripe.customers.listPaymentMethods(customerId, { ...PAGE, type: 'card' }).autoPagingToArray(ALL)
}

async function disputesOf(stripe: Stripe, chargeId: string): Promise<Stripe.Dispute[]> {
  return stripe.disputes.list({ ...PAGE, charge: chargeId }).autoPagingToArray(ALL)
}

async function knownPrices(stripe: Stripe): Promise<ReadonlyMap<string, string>> {
  await putCatalogue(stripe)
  const { data } = await stripe.prices.list({ ...PAGE, lookup_keys: [...PLAN_TYPES], active: true })
  return new Map(
    data.flatMap(({ id, lookup_key }) => (lookup_key === null ? [] : [[lookup_key, id] as const])),
  )
}
