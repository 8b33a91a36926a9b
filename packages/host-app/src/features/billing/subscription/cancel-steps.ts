import type { Billing } from '@scheduling/contract'
import { CANCEL_REASON_MIN, isRetained } from '@scheduling/domain/pricing'

/** Specification, section 4, in their order. */
export type CancelStep = 'hey' | 'reason' | 'understand' | 'offer' | 'claimed' | 'warning' | 'canceled'

/** The offer is for one plan alone, and for whom nothing is taken off yet. */
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
