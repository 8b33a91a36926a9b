import {
  BLACK_FRIDAY,
  CURRENCY,
  MONTHS_OF,
  periodOf,
  PLAN_TYPES,
  PLANS,
  ratesOf,
  RETENTION,
  retentionOf,
  tierOf,
  TIERS,
  WELCOME,
} from '@scheduling/domain/pricing'
import type { Offer, PlanType } from '@scheduling/domain/pricing'
import type Stripe from 'stripe'
import { idOf, productId } from './wire.ts'

/** Coupon ids, the same in every account at the provider. What a coupon applies to cannot change there. */
const BLACK_FRIDAY_COUPON = 'black-friday-monthly'
const WELCOME_COUPON = 'welcome-first-payment'
export const retentionCoupon = (planType: PlanType) => `retention-${planType}`
/** The code that hosts type. */
export const BLACK_FRIDAY_CODE = 'BLACKFRIDAY'

type Missing = { statusCode?: number }

async function found<One>(asked: Promise<One>): Promise<One | undefined> {
  try {
    return await asked
  } catch (error) {
    if ((error as Missing).statusCode === 404) return undefined
    throw error
  }
}

/** The first tier is a flat price up to the minimum. Above it, each unit has its own price. */
function tiersOf(planType: PlanType): Stripe.PriceCreateParams.Tier[] {
  const { monthly, extra } = ratesOf(planType)
  const months = MONTHS_OF[periodOf(planType)]
  return [
    { up_to: PLANS[tierOf(planType)].minimum, flat_amount: monthly * months, unit_amount: 0 },
    { up_to: 'inf', unit_amount: extra * months },
  ]
}

function isAsWanted({ tiers = [] }: Stripe.Price, planType: PlanType): boolean {
  const [first, second] = tiers
  const [wanted, above] = tiersOf(planType)
  return (
    first?.up_to === wanted?.up_to &&
    first?.flat_amount === wanted?.flat_amount &&
    second?.unit_amount === above?.unit_amount
  )
}

/**
 * Updates products, prices and coupons to match the table in `domain`. Prices cannot change: a new one replaces
 * the old one.
 */
export async function putCatalog(stripe: Stripe): Promise<string[]> {
  const did: string[] = []
  for (const tier of TIERS)
    if (!(await found(stripe.products.retrieve(productId(tier))))) {
      await stripe.products.create({ id: productId(tier), name: tier[0]?.toUpperCase() + tier.slice(1) })
      did.push(`added the product ${productId(tier)}`)
    }
  const { data: prices } = await stripe.prices.list({
    lookup_keys: [...PLAN_TYPES],
    active: true,
    limit: 100,
    expand: ['data.tiers'],
  })
  for (const planType of PLAN_TYPES) {
    const old = prices.find(({ lookup_key }) => lookup_key === planType)
    if (old && isAsWanted(old, planType)) continue
    await stripe.prices.create({
      product: productId(tierOf(planType)),
      currency: CURRENCY,
      recurring: { interval: periodOf(planType) === 'yearly' ? 'year' : 'month' },
      billing_scheme: 'tiered',
      tiers_mode: 'graduated',
      tiers: tiersOf(planType),
      lookup_key: planType,
      transfer_lookup_key: true,
      metadata: { plan_type: planType },
    })
    if (old) await stripe.prices.update(old.id, { active: false })
    did.push(`${old ? 'replaced' : 'added'} the price ${planType}`)
  }
  for (const coupon of COUPONS) {
    if (await found(stripe.coupons.retrieve(coupon.id ?? ''))) continue
    await stripe.coupons.create(coupon)
    did.push(`added the coupon ${coupon.id}`)
  }
  for (const code of CODES) {
    const { data } = await stripe.promotionCodes.list({ code: code.code, active: true, limit: 100 })
    const { made = [], other = [] } = Object.groupBy(data, (one) => (isAsMade(one, code) ? 'made' : 'other'))
    // Two active codes cannot have the same name.
    for (const { id } of other) await stripe.promotionCodes.update(id, { active: false })
    if (made.length > 0) continue
    await stripe.promotionCodes.create(code)
    did.push(`added the code ${code.code}`)
  }
  return did
}

type Code = Stripe.PromotionCodeCreateParams & { code: string; promotion: { coupon: string } }

function isAsMade({ promotion }: Stripe.PromotionCode, wanted: Code): boolean {
  return idOf(promotion.coupon) === wanted.promotion.coupon
}

function lasting(months: number | null): Pick<Stripe.CouponCreateParams, 'duration' | 'duration_in_months'> {
  return months === null ? { duration: 'once' } : { duration: 'repeating', duration_in_months: months }
}

/** The provider enforces the product. We enforce plan, date and host ourselves. */
function madeFor(
  offer: Offer,
  plans: readonly PlanType[],
): Pick<Stripe.CouponCreateParams, 'applies_to' | 'metadata'> {
  const products = [...new Set(plans.map(tierOf))].map(productId)
  return { applies_to: { products }, metadata: { offer, plans: plans.join(' ') } }
}

const COUPONS: readonly Stripe.CouponCreateParams[] = [
  ...RETENTION.plans.map((planType) => ({
    id: retentionCoupon(planType),
    name: 'Thank you for staying',
    percent_off: retentionOf(planType).percentOff,
    ...lasting(retentionOf(planType).months),
    ...madeFor('retention', [planType]),
  })),
  {
    id: BLACK_FRIDAY_COUPON,
    name: 'Black Friday',
    percent_off: BLACK_FRIDAY.percentOff,
    ...lasting(BLACK_FRIDAY.months),
    ...madeFor('black_friday', BLACK_FRIDAY.plans),
  },
  {
    id: WELCOME_COUPON,
    name: 'Welcome',
    percent_off: WELCOME.percentOff,
    ...lasting(null),
    ...madeFor('welcome', PLAN_TYPES),
  },
]

const CODES: readonly Code[] = [
  { code: BLACK_FRIDAY_CODE, promotion: { type: 'coupon', coupon: BLACK_FRIDAY_COUPON } },
  {
    code: WELCOME.code,
    promotion: { type: 'coupon', coupon: WELCOME_COUPON },
    restrictions: { first_time_transaction: true },
  },
]
