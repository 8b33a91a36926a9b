import { isRetained } from '@scheduling/domain/pricing'
import type { RetainedPlan } from '@scheduling/domain/pricing'
import type { Plan } from '../plans/plans.ts'
import type { KeptSubscription } from './tables.ts'

/** Hosts with a lifetime plan cannot buy another. */
export function mayUpgrade({ lifetime }: Pick<Plan, 'lifetime'>): boolean {
  return !lifetime
}

/** Specification, section 4: only for plans that have an offer, and only without a discount. Null: no offer. */
export function offeredPlan({ planType, currentDiscount, status }: KeptSubscription): RetainedPlan | null {
  const isOpen = currentDiscount === null && status === 'active'
  return isOpen && planType !== null && isRetained(planType) ? planType : null
}
