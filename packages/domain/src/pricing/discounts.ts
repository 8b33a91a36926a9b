import type { Instant } from '../time/time.ts'
import type { PlanType } from './plans.ts'
import { BLACK_FRIDAY, MONTHS_OF, periodOf, RETENTION } from './plans.ts'

/** Our own discounts. A host gets each only once. */
export const OFFERS = ['retention', 'black_friday', 'welcome'] as const
export type Offer = (typeof OFFERS)[number]

/** The terms of the coupon behind a discount. */
export interface DiscountTerms {
  /** Null: an operator made it. */
  offer: Offer | null
  /** Null: every plan. */
  plans: readonly PlanType[] | null
  /** How long it lasts. Null: it applies to one payment, or to all of them. */
  months: number | null
}

/** The plan and host that a discount is for. */
export interface DiscountPlace {
  planType: PlanType
  /** False: it would be given now. */
  isRunning: boolean
  now: Instant
  /** When Black Friday ends; undefined: there is none. */
  blackFridayUntil: Instant | undefined
  host: {
    /** Offers that the host got before, whatever became of them. */
    hadOffers: readonly Offer[]
    hasPaid: boolean
  }
}

/** Whether a discount may apply to a host's plan, as a new or a running one. */
export function isDiscountValid({ offer, plans, months }: DiscountTerms, place: DiscountPlace): boolean {
  const { planType, isRunning, now, blackFridayUntil, host } = place
  if (plans !== null && !plans.includes(planType)) return false
  // Half off for three months must not become half off for a year.
  if (months !== null && months < MONTHS_OF[periodOf(planType)]) return false
  if (isRunning || offer === null) return true
  if (host.hadOffers.includes(offer)) return false
  if (offer === 'welcome') return !host.hasPaid
  return offer !== 'black_friday' || (blackFridayUntil !== undefined && now < blackFridayUntil)
}

export type RetainedPlan = (typeof RETENTION.plans)[number]

export function isRetained(planType: string): planType is RetainedPlan {
  return RETENTION.plans.some((plan) => plan === planType)
}

/** The discount for hosts who stay. A year has one invoice, so the share of these months is taken off that. */
export function retentionOf(planType: RetainedPlan): { percentOff: number; months: number | null } {
  const { percentOff, months } = RETENTION
  const paid = MONTHS_OF[periodOf(planType)]
  return paid <= months ? { percentOff, months } : { percentOff: (percentOff * months) / paid, months: null }
}

export function isOnBlackFriday(planType: PlanType): boolean {
  return BLACK_FRIDAY.plans.some((plan) => plan === planType)
}
