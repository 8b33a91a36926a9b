/** All money is in whole cents of a dollar. */
export type Cents = number

export const TIERS = ['entry', 'growth', 'agency'] as const
export type Tier = (typeof TIERS)[number]
export const PERIODS = ['monthly', 'yearly'] as const
export type Period = (typeof PERIODS)[number]
export type PlanType = `${Tier}_${Period}`

export const CURRENCY = 'usd'

/**
 * Price and quantities of a plan; `../entitlements` says what it allows. Specification, section 9, and section 5
 * for the slider.
 */
interface PlanTerms {
  /** Price per month for the minimum. */
  monthly: Cents
  /** Price per month for each unit above the minimum. */
  extra: Cents
  minimum: number
  maximum: number
  step: number
}

export const PLANS: Readonly<Record<Tier, PlanTerms>> = {
  entry: {
    monthly: 99_00,
    extra: 10,
    minimum: 1_000,
    maximum: 50_000,
    step: 1_000,
  },
  growth: {
    monthly: 149_00,
    extra: 15,
    minimum: 1_000,
    maximum: 50_000,
    step: 1_000,
  },
  agency: {
    monthly: 1_000_00,
    extra: 5,
    minimum: 20_000,
    maximum: 100_000,
    step: 1_000,
  },
}

/** The discount for paying a whole year at once. */
export const YEARLY_PERCENT_OFF = 20
export const MONTHS_OF: Readonly<Record<Period, number>> = { monthly: 1, yearly: 12 }

/** Specification, section 9: 149 dollars are 89.40 for the first three months. */
export const BLACK_FRIDAY = { plans: ['growth_monthly'], percentOff: 40, months: 3 } as const
export const RETENTION = { plans: ['growth_monthly', 'growth_yearly'], percentOff: 50, months: 3 } as const
/**
 * Plans that were sold for life and stay valid: from this price on, paid once. The languages disagreed about it
 * (specification, section 9).
 */
export const LIFETIME = { planTypes: ['lite', 'essential', 'professional'], price: 99_00 } as const
/** Off the first payment, with this code. Specification, section 1. */
export const WELCOME = { code: 'WELCOME10', percentOff: 10 } as const
export const COUPON_MAX = 30
export const CANCEL_REASON_MIN = 20
export const CANCEL_REASON_MAX = 500
/**
 * Sent instead of the password to delete the account right after canceling (specification of billing, section 7).
 */
export const DELETED_AFTER_CANCELING = 'deleted_after_canceling'

export const PLAN_TYPES = TIERS.flatMap((tier) => PERIODS.map((period): PlanType => `${tier}_${period}`)) as [
  PlanType,
  ...PlanType[],
]

export function isPlanType(text: string): text is PlanType {
  return (PLAN_TYPES as readonly string[]).includes(text)
}

export function isForLife(planType: string): boolean {
  return (LIFETIME.planTypes as readonly string[]).includes(planType)
}

export function tierOf(planType: PlanType): Tier {
  return planType.slice(0, planType.indexOf('_')) as Tier
}

export function periodOf(planType: PlanType): Period {
  return planType.slice(planType.indexOf('_') + 1) as Period
}
