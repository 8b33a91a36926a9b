import { totalsOf } from './amounts.ts'
import type { NewLine, Totals } from './amounts.ts'
import { newPayment, tryPayment } from './payments.ts'
import type { Customer, Discount, Invoice, Line, PaymentIntent, Subscription } from './objects.ts'
import { wrongRequest } from './refusal.ts'
import type { World } from './world.ts'
import { kept } from './world.ts'

interface Billed {
  subscription: Subscription
  reason: Invoice['billing_reason']
  lines: readonly NewLine[]
  /** Absent: those of the subscription, which are used up by it. */
  discounts?: readonly string[] | undefined
}

/** Finalised at once; where nothing is left to pay it is paid. What is below zero is kept for the customer. */
export function newInvoice(world: World, { subscription, reason, lines, discounts: given }: Billed): Invoice {
  const customer = world.get('customer', subscription.customer)
  const [first] = lines
  const discounts = discountsOf(world, given ?? subscription.discounts, first?.period.start ?? world.now())
  const taxRates = customer.tax_exempt === 'none' ? subscription.default_tax_rates : []
  const totals = totalsOf(world, lines, { discounts, taxRates, mode: subscription.billing_mode })
  const { due, balance } = dueOf(totals, customer)
  const taxId = world.all('tax_id').find((one) => one.customer === customer.id)
  world.counter++
  const invoice = world.add<Invoice>({
    ...kept(world, 'in'),
    ...totals,
    object: 'invoice',
    customer: customer.id,
    subscription: subscription.id,
    number: `SANDBOX-${String(world.counter).padStart(4, '0')}`,
    status: 'open',
    billing_reason: reason,
    amount_due: due,
    amount_paid: 0,
    starting_balance: customer.balance,
    ending_balance: balance,
    attempt_count: 0,
    discounts: discounts.map(({ id }) => id),
    customer_tax_exempt: customer.tax_exempt,
    customer_tax_id: taxId?.value ?? null,
    period: first?.period ?? subscription.period,
    payment_intent: null,
    paid_at: null,
    voided_at: null,
    confirmation_secret: null,
    next_payment_attempt: null,
  })
  customer.balance = balance
  for (const discount of discounts) discount.timesUsed++
  if (!given) keepUsableDiscounts(world, subscription, invoice.period.start)
  subscription.latest_invoice = invoice.id
  world.tell('invoice.created', shownInvoice(world, invoice))
  world.tell('invoice.finalized', shownInvoice(world, invoice))
  if (due === 0) markPaid(world, invoice)
  else {
    const method = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method
    const payment = newPayment(world, {
      amount: due,
      customer: customer.id,
      method,
      setupFutureUsage: 'off_session',
      invoice: invoice.id,
      description: 'Subscription creation',
    })
    invoice.payment_intent = payment.id
    invoice.confirmation_secret = payment.client_secret
  }
  return invoice
}

export function dueOf(
  { total }: Pick<Totals, 'total'>,
  { balance }: Customer,
): { due: number; balance: number } {
  const due = Math.max(0, total + balance)
  return { due, balance: due > 0 ? 0 : total + balance }
}

/** What can be on no further invoice stands with the subscription no more. */
export function keepUsableDiscounts(world: World, subscription: Subscription, at: number): void {
  subscription.discounts = discountsOf(world, subscription.discounts, at).map(({ id }) => id)
}

/** Those that still hold at a time, which may be past by now. */
export function discountsOf(world: World, discounts: readonly string[], at: number): Discount[] {
  return discounts
    .map((id) => world.get('discount', id))
    .filter(({ source, end, timesUsed }) => {
      const { duration } = world.get('coupon', source.coupon)
      return duration === 'once' ? timesUsed === 0 : end === null || end > at
    })
}

export function markPaid(world: World, invoice: Invoice): void {
  invoice.status = 'paid'
  invoice.amount_paid = invoice.amount_due
  invoice.paid_at = world.now()
  invoice.next_payment_attempt = null
  world.tell('invoice.paid', shownInvoice(world, invoice))
}

export function voidInvoice(world: World, invoice: Invoice): void {
  if (invoice.status !== 'open') throw wrongRequest('You can only void open invoices.')
  invoice.status = 'void'
  invoice.voided_at = world.now()
  for (const id of invoice.discounts) world.get('discount', id).timesUsed--
  const payment = invoice.payment_intent && world.get('payment_intent', invoice.payment_intent)
  if (payment) payment.status = 'canceled'
  world.tell('invoice.voided', shownInvoice(world, invoice))
}

/** Tries the card that is kept, or the one that is named. */
export function payInvoice(
  world: World,
  invoice: Invoice,
  settle: (intent: PaymentIntent) => void,
  { offSession, method }: { offSession: boolean; method?: string | undefined },
): void {
  if (invoice.status !== 'open' || invoice.payment_intent === null)
    throw wrongRequest('Invoice is already paid', undefined, 'invoice_already_paid')
  const payment = world.get('payment_intent', invoice.payment_intent)
  const subscription = world.get('subscription', invoice.subscription)
  const customer = world.get('customer', invoice.customer)
  payment.payment_method =
    method ??
    subscription.default_payment_method ??
    customer.invoice_settings.default_payment_method ??
    payment.payment_method
  invoice.attempt_count++
  if (payment.payment_method === null) return
  tryPayment(world, payment, settle, { offSession })
}

export function shownInvoice(world: World, invoice: Invoice): object {
  const customer = world.get('customer', invoice.customer)
  const { lines, period, payment_intent, paid_at, voided_at, tax_rates, discount, tax, ...sent } = invoice
  const address = `${world.origin}/invoices/${invoice.id}`
  const secret = invoice.confirmation_secret
  return {
    ...without(sent, ['subscription', 'customer_tax_id', 'tax_rates']),
    account_country: 'US',
    account_name: 'Sandbox',
    account_tax_ids: null,
    amount_overpaid: 0,
    amount_remaining: invoice.amount_due - invoice.amount_paid,
    amount_shipping: 0,
    application: null,
    attempted: invoice.attempt_count > 0,
    auto_advance: invoice.status === 'open',
    automatic_tax: { enabled: false, disabled_reason: null, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    collection_method: 'charge_automatically',
    confirmation_secret: secret && { client_secret: secret, type: 'payment_intent' },
    currency: 'usd',
    custom_fields: null,
    customer_account: null,
    customer_address: customer.address,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_shipping: null,
    customer_tax_ids: invoice.customer_tax_id ? [{ type: 'eu_vat', value: invoice.customer_tax_id }] : [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: tax_rates.map((id) => world.get('tax_rate', id)),
    description: null,
    due_date: null,
    effective_at: invoice.created,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: `${address}/hosted`,
    invoice_pdf: `${address}/pdf`,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: lines.map((line) => shownLine(invoice, line)),
      has_more: false,
      url: `/v1/invoices/${invoice.id}/lines`,
    },
    on_behalf_of: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: {}, subscription: invoice.subscription },
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    payments: {
      object: 'list',
      data: payment_intent
        ? [
            {
              id: `inpay_${invoice.id.slice(3)}`,
              object: 'invoice_payment',
              amount_paid: invoice.amount_paid || null,
              amount_requested: invoice.amount_due,
              created: invoice.created,
              currency: 'usd',
              invoice: invoice.id,
              is_default: true,
              livemode: false,
              payment: { type: 'payment_intent', payment_intent },
              status: invoice.status === 'void' ? 'canceled' : invoice.status,
              status_transitions: { canceled_at: voided_at, paid_at },
            },
          ]
        : [],
      has_more: false,
      url: `/v1/invoice_payments?invoice=${invoice.id}`,
    },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    statement_descriptor: null,
    status_transitions: {
      finalized_at: invoice.created,
      marked_uncollectible_at: null,
      paid_at,
      voided_at,
    },
    subtotal_excluding_tax: invoice.subtotal,
    test_clock: null,
    total_discount_amounts: invoice.discounts.map((id, index) => ({
      amount: index === 0 ? discount : 0,
      discount: id,
    })),
    total_excluding_tax: invoice.total - tax,
    total_pretax_credit_amounts: null,
    total_taxes: tax_rates.map((id, index) => ({
      amount: index === 0 ? tax : 0,
      tax_behavior: 'exclusive',
      tax_rate_details: { tax_rate: id },
      taxability_reason: 'not_available',
      taxable_amount: invoice.subtotal - discount,
      type: 'tax_rate_details',
    })),
    webhooks_delivered_at: null,
  }
}

export function shownLine(
  { id: invoice, subscription }: Pick<Invoice, 'id' | 'subscription'>,
  line: Line,
): object {
  const { price, isProration, discount, period, taxRates: _taxRates, ...sent } = line
  return {
    ...sent,
    object: 'line_item',
    currency: 'usd',
    discount_amounts: discount === 0 ? [] : [{ amount: discount, discount: 'di_sandbox' }],
    discountable: !isProration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration,
        proration_details: { credited_items: null },
        subscription,
        subscription_item: 'si_sandbox',
      },
    },
    period,
    pretax_credit_amounts: null,
    pricing: { type: 'price_details', price_details: { price, product: '' }, unit_amount_decimal: null },
    quantity_decimal: String(line.quantity),
    subscription,
    subtotal: line.amount,
    taxes: null,
  }
}

export function without(from: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name)))
}
