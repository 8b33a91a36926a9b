import { BILLING_LINES } from '@scheduling/contract'
import type { Billing, BillingSubscription, DiscountShown } from '@scheduling/contract'
import { periodOf, PLAN_TYPES, planPriceText, PLANS, priceOf, tierOf } from '@scheduling/domain/pricing'
import type { Coupon, Discount } from '../../providers/payments.ts'
import { BLACK_FRIDAY_CODE } from '../../providers/stripe/catalog.ts'
import type { Overview } from './overview.ts'
import type { BillingNewsRow } from './store.ts'
import { aboutOf, graceEnd } from './sync.ts'
import type { KeptSubscription } from './tables.ts'

export function presentBilling(overview: Overview): Billing {
  const { subscription, details, card, invoices, tax, seller, canUpgrade, fridayEnds } = overview
  return {
    subscription: subscription ? presentSubscription(subscription, overview) : false,
    expiring: subscription?.isCanceled ? subscription.periodEnd : null,
    tax: { percentage: tax.percentage, reversed: tax.isReversed, country: tax.country },
    card: card && { brand: card.brand, last4: card.last4, exp_month: card.expMonth, exp_year: card.expYear },
    billing_address: details ?? null,
    owed: presentOwed(overview),
    invoices: invoices
      .filter(({ status }) => status !== 'draft' && status !== 'void')
      .map(({ id, createdAt, number, bill, pdfUrl, status }) => ({
        id,
        created: createdAt,
        number,
        total: bill.total,
        bill,
        pdf_url: pdfUrl,
        status,
      })),
    lines: [
      ...overview.reversals.map(({ id, createdAt, state, amount, number }) => ({
        id,
        created: createdAt,
        change: state,
        amount,
        number,
      })),
      ...overview.told.flatMap(presentTold),
    ],
    blackfriday: fridayEnds === null ? false : BLACK_FRIDAY_CODE,
    blackfriday_ends: fridayEnds && fridayEnds / 1_000,
    packages: PLAN_TYPES.map((planType) => ({
      plan_type: planType,
      plan_price: planPriceText(planType),
      minimum_seats: PLANS[tierOf(planType)].minimum,
      billed: periodOf(planType),
    })),
    provider: seller
      ? {
          publishableKey: seller.publishableKey,
          scriptUrl: seller.scriptUrl,
          isStandIn: seller.isStandIn,
        }
      : null,
    canUpgrade,
  }
}

function presentTold({ occasion, change, told_at, amount, invoice }: BillingNewsRow): Billing['lines'] {
  const line = BILLING_LINES.find((one) => one === change)
  const created = Math.floor(told_at.getTime() / 1_000)
  return line ? [{ id: occasion, created, change: line, amount, number: invoice }] : []
}

/** What is owed, with the provider's own dates and sums. */
function presentOwed({ subscription, invoices, unpaidSince }: Overview): Billing['owed'] {
  const [newest, ...older] = invoices.filter(
    ({ status, isRenewal, subscriptionId }) =>
      status === 'open' && isRenewal && subscriptionId === subscription?.id,
  )
  if (!newest || !unpaidSince) return null
  return {
    amount: [newest, ...older].reduce((sum, { bill }) => sum + bill.due, 0),
    number: newest.number,
    since: Math.floor(unpaidSince.getTime() / 1_000),
    next_try: newest.triedAgainAt,
    until: Math.floor(graceEnd(unpaidSince) / 1_000),
  }
}

function presentSubscription(
  subscription: KeptSubscription,
  { unpaidSince, isTakenBack }: Pick<Overview, 'unpaidSince' | 'isTakenBack'>,
): BillingSubscription {
  const { planType, quantity, currentDiscount } = subscription
  return {
    ...aboutOf(subscription, unpaidSince),
    plan: { plan_type: planType ?? '' },
    quantity,
    price: planType ? priceOf({ planType, quantity }).total / 100 : 0,
    coupon: currentDiscount && presentDiscount(currentDiscount),
    unpaid: unpaidSince !== null,
    taken_back: isTakenBack,
  }
}

export function presentDiscount({ percentOff, amountOff, endsAt, duration }: Discount): DiscountShown {
  return { percent_off: percentOff, amount_off: amountOff, ends: endsAt, duration }
}

export function presentCoupon(code: string, coupon: Coupon | null) {
  return {
    coupon_code: code,
    status: coupon ? ('valid' as const) : ('invalid' as const),
    percent_off: coupon?.percentOff ?? null,
    amount_off: coupon?.amountOff ?? null,
    duration_off: coupon && (coupon.duration === 'repeating' ? String(coupon.months) : coupon.duration),
  }
}
