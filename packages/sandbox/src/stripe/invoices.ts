import { totalsOf } from './amounts.ts'
import type { NewLine, Totals } from './amounts.ts'
import { newPayment, tryPayment } from './payments.ts'
import type { Customer, Discount, Invoice, PaymentIntent, Subscription } from './objects.ts'
import { wrongRequest } from './refusal.ts'
import { shownInvoice } from './shown-invoice.ts'
import type { World } from './world.ts'
import { kept } from './world.ts'

interface Billed {
  subscription: Subscription
  reason: Invoice['billing_reason']
  lines: readonly NewLine[]
  /** Absent: uses up those of the subscription. */
  discounts?: readonly string[] | undefined
}

/** Finalizes it at once; with nothing to pay, it is paid. A negative total becomes the customer's credit. */
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

/** Removes discounts from a subscription that can apply to no further invoice. */
export function keepUsableDiscounts(world: World, subscription: Subscription, at: number): void {
  subscription.discounts = discountsOf(world, subscription.discounts, at).map(({ id }) => id)
}

/** Discounts that are valid at a time, which may be in the past. */
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

/** Charges the stored card, or the one that is named. */
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
