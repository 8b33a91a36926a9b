import { DAY } from '../time/time.ts'
import type { Instant } from '../time/time.ts'
import { isPlanType, tierOf } from '../pricing/plans.ts'
import { ALLOWANCES, GRACE_DAYS } from './allowances.ts'
import { configsOf, featuresOf } from './features.ts'
import type { PlanConfig } from './features.ts'

const MINUTES_SLUG = 'dynamic-videos-minutes'

interface Subscribed {
  planType: string
  quantity: number
  /** As the provider has it. */
  status: string
  /** Since when it is not paid; null while it is. */
  unpaidSince: Instant | null
  /** What was paid for it went back. */
  isTakenBack: boolean
}

export interface Entitlement {
  accountType: 'prime' | 'basic'
  planType: string
  eventNumbers: number | null
  /** Of people, which no plan that is sold counts. */
  quantity: number
  quantityMinutes: number
  configs: PlanConfig[]
}

/** Without a plan: what was made stays, and nothing is added. */
export const NO_PLAN: Entitlement = {
  accountType: 'basic',
  planType: 'Free',
  eventNumbers: 0,
  quantity: 1,
  quantityMinutes: 0,
  configs: [],
}

/** What a subscription lets its account do; nothing where it is not, or not any more, paid. */
export function entitlementOf(subscribed: Subscribed | undefined, now: Instant): Entitlement {
  if (!subscribed || !isPaid(subscribed, now) || !isPlanType(subscribed.planType)) return NO_PLAN
  const { planType, quantity } = subscribed
  const tier = tierOf(planType)
  return {
    accountType: 'prime',
    planType,
    eventNumbers: ALLOWANCES[tier].eventNumbers,
    quantity: 1,
    quantityMinutes: quantity,
    configs: [...configsOf(featuresOf(tier)), { slug: MINUTES_SLUG, data: String(quantity), popup: null }],
  }
}

/** A refused card leaves a week to show another. */
function isPaid({ status, unpaidSince, isTakenBack }: Subscribed, now: Instant): boolean {
  if (isTakenBack) return false
  if (status === 'active' || status === 'trialing') return true
  return status === 'past_due' && unpaidSince !== null && now < unpaidSince + GRACE_DAYS * DAY
}
