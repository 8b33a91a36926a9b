import { isPlanType, OFFERS, PLAN_TYPES, tierOf } from '@scheduling/domain/pricing'
import type { DiscountTerms, PlanType, ReversalState } from '@scheduling/domain/pricing'
import type Stripe from 'stripe'
import type {
  Bill,
  CardShown,
  Confirmation,
  Coupon,
  InvoiceShown,
  Payment,
  PendingChange,
  PromotionCode,
  Reversal,
  Subscription,
} from '../payments.ts'
import { ProviderError } from '../provider.ts'

// The only file that knows Stripe's own names.

/** Events use the API version of their endpoint, which must be this one. */
export const API_VERSION = '2026-10-28.endive'

/** In the metadata of a subscription: the order that began it. */
export const ORDER = 'order'

export const SUBSCRIPTION_PARTS = [
  'latest_invoice.confirmation_secret',
  'discounts.source.coupon',
  'pending_update.discounts',
]

export function productId(tier: string): string {
  return `scheduling-${tier}`
}

type Ref = string | { id: string } | null

export function idOf(ref: Ref | undefined): string | null {
  return typeof ref === 'string' ? ref : (ref?.id ?? null)
}

function needed<Found>(found: Found | null | undefined, what: string): Found {
  if (found === null || found === undefined) throw new ProviderError('invalid', `an answer without ${what}`)
  return found
}

export function readCard({ id, card }: Stripe.PaymentMethod): CardShown {
  const { brand, last4, exp_month, exp_year, fingerprint = null } = needed(card, 'card')
  return { id, brand, last4, expMonth: exp_month, expYear: exp_year, fingerprint }
}

function planOf({ lookup_key, metadata }: Stripe.Price): PlanType | null {
  // A price loses its key when a newer one replaces it.
  const named = lookup_key ?? metadata.plan_type ?? ''
  return isPlanType(named) ? named : null
}

export function readSubscription(subscription: Stripe.Subscription): Subscription {
  const item = needed(subscription.items.data[0], 'an item')
  const invoice = typeof subscription.latest_invoice === 'string' ? null : subscription.latest_invoice
  const [discount] = subscription.discounts
  return {
    id: subscription.id,
    customerId: needed(idOf(subscription.customer), 'a customer'),
    status: subscription.status,
    planType: planOf(item.price),
    quantity: item.quantity ?? 1,
    itemId: item.id,
    currentDiscount: discount && typeof discount !== 'string' ? readDiscount(discount) : null,
    order: subscription.metadata[ORDER] ?? null,
    createdAt: subscription.created,
    startedAt: subscription.start_date,
    periodStart: item.current_period_start,
    periodEnd: item.current_period_end,
    isCanceled: subscription.cancel_at_period_end,
    endedAt: subscription.ended_at,
    cardId: idOf(subscription.default_payment_method),
    invoice: invoice && {
      id: invoice.id,
      number: invoice.number ?? '',
      total: invoice.total,
      due: invoice.amount_due,
      status: invoice.status ?? 'draft',
      isRenewal: isRenewal(invoice),
      triedAgainAt: invoice.next_payment_attempt,
    },
    confirmation: invoice && readConfirmation(invoice),
    pending: readPending(subscription, invoice),
  }
}

/** Null if there is nothing left to pay. */
export function readConfirmation({ status, confirmation_secret }: Stripe.Invoice): Confirmation | null {
  const secret = status === 'open' ? confirmation_secret?.client_secret : undefined
  return secret ? { paymentId: secret.split('_secret_')[0] ?? '', clientSecret: secret } : null
}

export function isRenewal({ billing_reason }: Stripe.Invoice): boolean {
  return billing_reason === 'subscription_cycle'
}

function readPending(
  { pending_update: pending }: Stripe.Subscription,
  invoice: Stripe.Invoice | null,
): PendingChange | null {
  const [item] = pending?.subscription_items ?? []
  if (!item) return null
  const [discount] = pending?.discounts ?? []
  return {
    planType: planOf(item.price),
    quantity: item.quantity ?? 1,
    promotionCodeId: discount && typeof discount !== 'string' ? idOf(discount.promotion_code) : null,
    countedAt: invoice && Math.min(...invoice.lines.data.map(({ period }) => period.start)),
  }
}

function readDiscount({ source, end }: Stripe.Discount): Subscription['currentDiscount'] {
  const coupon = needed(typeof source.coupon === 'string' ? null : source.coupon, 'the coupon of a discount')
  return { ...readCoupon(coupon), endsAt: end }
}

export function readInvoice(invoice: Stripe.Invoice): InvoiceShown {
  return {
    id: needed(invoice.id, 'an id'),
    createdAt: invoice.created,
    number: invoice.number ?? '',
    bill: readBill(invoice),
    status: invoice.status ?? 'draft',
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    isRenewal: isRenewal(invoice),
    triedAgainAt: invoice.next_payment_attempt,
    pdfUrl: invoice.invoice_pdf ?? null,
  }
}

/** Prices are without tax, so that the parts add up. */
export function readBill({ lines, total, amount_due: due, total_taxes: taxes }: Stripe.Invoice): Bill {
  const charged = lines.data.filter(({ amount }) => amount >= 0)
  const plan = sumOf(charged.map(amountOf))
  const discount = sumOf(charged.flatMap(({ discount_amounts: off }) => (off ?? []).map(amountOf)))
  const tax = sumOf((taxes ?? []).map(amountOf))
  // The rest already has its own discount subtracted.
  return { rest: plan - discount + tax - total, plan, discount, tax, total, credit: total - due, due }
}

/** For a change: the end of the latest period that it covers. */
export function readPaidUntil({ lines }: Stripe.Invoice): number {
  return Math.max(...lines.data.map(({ period }) => period.end))
}

function amountOf({ amount }: { amount: number }): number {
  return amount
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

const REFUND_STATES: Readonly<Record<string, ReversalState>> = {
  succeeded: 'refunded',
  failed: 'refund_failed',
  canceled: 'refund_failed',
}

const DISPUTE_STATES: Readonly<Record<string, ReversalState>> = {
  won: 'dispute_won',
  lost: 'dispute_lost',
  prevented: 'dispute_lost',
  warning_closed: 'dispute_closed',
}

// A bank that only inquires takes no money.
const TAKEN: readonly string[] = ['needs_response', 'under_review', 'lost']

type Paid = Pick<Reversal, 'paid' | 'number' | 'card'>

/** Invoice numbers by the payments that paid them. */
export function numbersByPayment(invoices: readonly Stripe.Invoice[]): ReadonlyMap<string, string> {
  return new Map(
    invoices.flatMap(({ number, payments }) =>
      (payments?.data ?? []).flatMap(({ payment }) => {
        const paymentId = idOf(payment.payment_intent)
        return paymentId === null || number === null ? [] : [[paymentId, number] as const]
      }),
    ),
  )
}

/** What was taken back from a payment. `disputes` are those of this payment. */
export function readReversals(
  charge: Stripe.Charge,
  disputes: readonly Stripe.Dispute[],
  numbers: ReadonlyMap<string, string>,
): Reversal[] {
  const { brand, last4 } = charge.payment_method_details?.card ?? {}
  const paid: Paid = {
    paid: charge.amount_captured,
    number: numbers.get(idOf(charge.payment_intent) ?? '') ?? null,
    card: brand && last4 ? { brand, last4 } : null,
  }
  return [
    ...(charge.refunds?.data ?? []).map(({ id, status, created, amount }) => ({
      id,
      state: REFUND_STATES[status ?? ''] ?? 'refund_pending',
      createdAt: created,
      amount,
      isTaken: status !== 'failed' && status !== 'canceled',
      ...paid,
    })),
    ...disputes.map(({ id, status, created, amount }) => ({
      id,
      state: DISPUTE_STATES[status] ?? 'disputed',
      createdAt: created,
      amount,
      isTaken: TAKEN.includes(status),
      ...paid,
    })),
  ]
}

const PAYMENT_STATUS: Readonly<Record<string, Payment['status']>> = {
  succeeded: 'paid',
  requires_capture: 'authorized',
  requires_payment_method: 'failed',
  canceled: 'failed',
}

export function readPayment(intent: Stripe.PaymentIntent): Payment {
  return {
    id: intent.id,
    customerId: idOf(intent.customer),
    amount: intent.amount,
    clientSecret: intent.client_secret ?? '',
    status: PAYMENT_STATUS[intent.status] ?? 'pending',
  }
}

export function readCode({ id, promotion }: Stripe.PromotionCode): PromotionCode {
  const coupon = needed(
    typeof promotion.coupon === 'string' ? null : promotion.coupon,
    'the coupon of a code',
  )
  return { id, coupon: readCoupon(coupon) }
}

function readCoupon(coupon: Stripe.Coupon): Coupon {
  return {
    id: coupon.id,
    percentOff: coupon.percent_off,
    amountOff: coupon.amount_off,
    duration: coupon.duration as Coupon['duration'],
    ...readTerms(coupon),
  }
}

/** Operators name plans in a coupon's metadata, or products that it applies to. */
function readTerms({ metadata, applies_to, duration_in_months: months }: Stripe.Coupon): DiscountTerms {
  const { offer, plans } = metadata ?? {}
  return {
    offer: OFFERS.find((each) => each === offer) ?? null,
    plans: plans ? plans.split(' ').filter(isPlanType) : plansOf(applies_to?.products),
    months,
  }
}

function plansOf(products: readonly string[] | undefined): PlanType[] | null {
  return products ? PLAN_TYPES.filter((planType) => products.includes(productId(tierOf(planType)))) : null
}
