import { RETENTION, tierOf } from '@scheduling/domain/pricing'
import type { Plan } from '../accounts/host-store.ts'
import type { KeptSubscription } from './tables.ts'

/** Who has a plan for life buys no other. */
export function mayUpgrade({ lifetime }: Pick<Plan, 'lifetime'>): boolean {
  return !lifetime
}

/** Specification, section 4: only of the plan that it is made for, and of whom nothing is taken off yet. */
export function isOfferOpen({ planType, takenOff, status }: KeptSubscription): boolean {
  return planType !== null && tierOf(planType) === RETENTION.tier && takenOff === null && status === 'active'
}

/** Of a coupon that is for some plans alone. */
export function isCouponFor({ tiers }: { tiers: readonly string[] | null }, tier: string): boolean {
  return tiers === null || tiers.includes(tier)
}
