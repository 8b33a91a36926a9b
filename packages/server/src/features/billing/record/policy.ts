import { isRetained } from '@scheduling/domain/pricing'
import type { RetainedPlan } from '@scheduling/domain/pricing'
import type { Plan } from '../../plans/plans.ts'
import type { KeptSubscription } from './tables.ts'

/** Who has a plan for life buys no other. */
export function mayUpgrade({ lifetime }: Pick<Plan, 'lifetime'>): boolean {
  return !lifetime
}

/** Specification, section 4: only of the plan that it is made for, and of whom nothing is taken off yet. Null: no offer. */
export function offeredPlan({ planType, takenOff, status }: KeptSubscription): RetainedPlan | null {
  const isOpen = takenOff === null && status === 'active'
  return isOpen && planType !== null && isRetained(planType) ? planType : null
}
