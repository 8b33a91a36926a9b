import type { Billing } from '@scheduling/contract'
import { CANCEL_REASON_MIN, isRetained } from '@scheduling/domain/pricing'

/** In the order of the specification, section 4. */
export type CancelStep = 'hey' | 'reason' | 'understand' | 'offer' | 'claimed' | 'warning' | 'canceled'

/** The offer is for one plan, and only without another discount. */
export function hasOffer({ subscription }: Pick<Billing, 'subscription'>): boolean {
  return subscription !== false && isRetained(subscription.plan_type) && subscription.coupon === null
}

export function stepAfter(step: CancelStep, billing: Pick<Billing, 'subscription'>): CancelStep {
  switch (step) {
    case 'hey':
      return 'reason'
    case 'reason':
      return 'understand'
    case 'understand':
      return hasOffer(billing) ? 'offer' : 'warning'
    case 'offer':
      return 'warning'
    default:
      return 'canceled'
  }
}

export function isReasonTooShort(reason: string): boolean {
  return reason.trim().length < CANCEL_REASON_MIN
}
