import type { Instant } from '../time/time.ts'

interface Plan {
  planType: string
  trialEnd: Instant | null
}

export function isTrial(planType: string): boolean {
  return planType.endsWith('_trial')
}

/** A trial is over at the exact moment of its end. */
export function isTrialOver({ planType, trialEnd }: Plan, now: Instant): boolean {
  return isTrial(planType) && trialEnd !== null && trialEnd <= now
}
