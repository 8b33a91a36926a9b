import type { Instant } from '../time/time.ts'
import type { PlanType } from './plans.ts'
import { BLACK_FRIDAY, MONTHS_OF, periodOf, RETENTION } from './plans.ts'

/** Discounts of ours. Each is given to a host once. */
export const OFFERS = ['retention', 'black_friday', 'welcome'] as const
export type Offer = (typeof OFFERS)[number]

/** What the coupon behind a discount was made for. */
export interface DiscountTerms {
  /** Null: the operator made it. */
  offer: Offer | null
  /** Null: every plan. */
  plans: readonly PlanType[] | null
  /** How long it lasts; null: one payment, or all of them. */
  months: number | null
}

/** Where a discount is to stand. */
export interface DiscountPlace {
  planType: PlanType
  /** False: it is to be given now. */
  isRunning: boolean
  now: Instant
  /** When Black Friday ends; undefined: there is none. */
  blackFridayUntil: Instant | undefined
  host: {
    /** What was given before, whatever became of it. */
    hadOffers: readonly Offer[]
    hasPaid: boolean
  }
}

/** Whether a discount may stand on a plan of a host: to be given, or to go on there. */
export function mayStand({ offer, plans, months }: DiscountTerms, place: DiscountPlace): boolean {
  const { planType, isRunning, now, blackFridayUntil, host } = place
  if (plans !== null && !plans.includes(planType)) return false
  // Half of three months must not become half of a year.
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

/** What the offer to stay takes off. A year has one invoice: the months' share is taken off that. */
export function retentionOf(planType: RetainedPlan): { percentOff: number; months: number | null } {
  const { percentOff, months } = RETENTION
  const paid = MONTHS_OF[periodOf(planType)]
  return paid <= months ? { percentOff, months } : { percentOff: (percentOff * months) / paid, months: null }
}

export function isOnBlackFriday(planType: PlanType): boolean {
  return BLACK_FRIDAY.plans.some((plan) => plan === planType)
}
