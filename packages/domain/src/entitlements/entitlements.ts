import { DAY } from '../time.ts'
import type { Instant } from '../time.ts'
import { GRACE_DAYS, isPlanType, PLANS, tierOf } from '../pricing/plans.ts'

/** Slugs of what a plan allows; the dashboard asks by them. */
export const FEATURES = ['hide-product-name', 'dynamic-videos', 'screencast', 'analytics'] as const
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
  configs: { slug: string; data: string; popup: null }[]
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
  return {
    accountType: 'prime',
    planType,
    eventNumbers: PLANS[tierOf(planType)].perks.eventNumbers,
    quantity: 1,
    quantityMinutes: quantity,
    configs: [
      ...FEATURES.map((slug) => ({ slug, data: 'yes', popup: null })),
      { slug: MINUTES_SLUG, data: String(quantity), popup: null },
    ],
  }
}

/** A trial ends at its moment. */
export function isTrialOver(
  { planType, trialEnd }: { planType: string; trialEnd: Instant | null },
  now: Instant,
): boolean {
  return planType.endsWith('_trial') && trialEnd !== null && trialEnd <= now
}

/** A refused card leaves a week to show another. */
function isPaid({ status, unpaidSince, isTakenBack }: Subscribed, now: Instant): boolean {
  if (isTakenBack) return false
  if (status === 'active' || status === 'trialing') return true
  return status === 'past_due' && unpaidSince !== null && now < unpaidSince + GRACE_DAYS * DAY
}
