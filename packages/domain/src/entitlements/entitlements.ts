import { DAY } from '../time/time.ts'
import type { Instant } from '../time/time.ts'
import { isPlanType, tierOf } from '../pricing/plans.ts'
import { ALLOWANCES, GRACE_DAYS } from './allowances.ts'
import { configsOf, featuresOf, withMinutes } from './features.ts'
import type { PlanConfig } from './features.ts'

interface Subscribed {
  planType: string
  quantity: number
  /** The provider's own status. */
  status: string
  /** When it became unpaid; null while it is paid. */
  unpaidSince: Instant | null
  /** The money that paid for it was taken back. */
  isTakenBack: boolean
}

export interface Entitlement {
  accountType: 'prime' | 'basic'
  planType: string
  eventNumbers: number | null
  /** A number of people. No current plan counts them. */
  quantity: number
  quantityMinutes: number
  configs: PlanConfig[]
}

/** Without a plan, existing things stay, and nothing can be added. */
export const NO_PLAN: Entitlement = {
  accountType: 'basic',
  planType: 'Free',
  eventNumbers: 0,
  quantity: 1,
  quantityMinutes: 0,
  configs: [],
}

/** What a subscription lets its account do. An unpaid or expired one allows nothing. */
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
    configs: withMinutes(configsOf(featuresOf(tier)), quantity),
  }
}

/** After a refused card, the host has a week to provide another one. */
function isPaid({ status, unpaidSince, isTakenBack }: Subscribed, now: Instant): boolean {
  if (isTakenBack) return false
  if (status === 'active' || status === 'trialing') return true
  return status === 'past_due' && unpaidSince !== null && now < unpaidSince + GRACE_DAYS * DAY
}
