import {
  BLACK_FRIDAY,
  CURRENCY,
  MONTHS_OF,
  periodOf,
  PLAN_TYPES,
  PLANS,
  ratesOf,
  RETENTION,
  tierOf,
  TIERS,
  WELCOME,
} from '@scheduling/domain/pricing'
import type { PlanType } from '@scheduling/domain/pricing'
import type Stripe from 'stripe'

/** Ids of what is taken off, the same in every account of the provider. */
export const RETENTION_COUPON = 'retention-offer'
export const BLACK_FRIDAY_COUPON = 'black-friday'
export const WELCOME_COUPON = 'welcome-10'
/** What hosts type. */
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

function productId(tier: string): string {
  return `scheduling-${tier}`
}

/** The first tier is a price for everything up to the minimum; above it each unit has its own. */
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

/** Brings products, prices and coupons in line with the table in `domain`. Prices never change: another takes the place of one. */
export async function putCatalogue(stripe: Stripe): Promise<string[]> {
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
  for (const [code, coupon] of CODES) {
    const { data } = await stripe.promotionCodes.list({ code, limit: 1 })
    if (data.length > 0) continue
    await stripe.promotionCodes.create({ code, promotion: { type: 'coupon', coupon } })
    did.push(`added the code ${code}`)
  }
  return did
}

const COUPONS: readonly Stripe.CouponCreateParams[] = [
  {
    id: RETENTION_COUPON,
    name: 'Thank you for staying',
    percent_off: RETENTION.percentOff,
    duration: 'repeating',
    duration_in_months: RETENTION.months,
    metadata: { tiers: RETENTION.tier },
  },
  {
    id: BLACK_FRIDAY_COUPON,
    name: 'Black Friday',
    percent_off: BLACK_FRIDAY.percentOff,
    duration: 'repeating',
    duration_in_months: BLACK_FRIDAY.months,
    metadata: { tiers: BLACK_FRIDAY.tier },
  },
  { id: WELCOME_COUPON, name: 'Welcome', percent_off: WELCOME.percentOff, duration: 'once' },
]

const CODES: readonly [code: string, coupon: string][] = [
  [BLACK_FRIDAY_CODE, BLACK_FRIDAY_COUPON],
  [WELCOME.code, WELCOME_COUPON],
]
