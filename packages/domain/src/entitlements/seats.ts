import { TRIAL_SEATS } from '../limits.ts'
import { isPlanType, tierOf } from '../pricing/plans.ts'
import type { Tier } from '../pricing/plans.ts'
import { isTrial } from './trial.ts'

/** The plan whose quantity is a number of people. Nobody can buy it; operators grant it. */
export const OF_PEOPLE = 'business'

export function isOfPeople(planType: string): boolean {
  return planType === OF_PEOPLE || planType.startsWith(`${OF_PEOPLE}_`)
}

/** How many people an organization may have with each plan that is sold. 0: the plan has no organization. */
export const SEATS: Readonly<Record<Tier, number>> = { entry: 0, growth: TRIAL_SEATS, agency: 100 }

interface Seating {
  planType: string
  /** A number of people in plans of people only; in others it counts minutes. */
  quantity: number
}

/** How many people an organization may have: members and open invitations. */
export function seatsOf({ planType, quantity }: Seating): number {
  if (isTrial(planType)) return TRIAL_SEATS
  if (isOfPeople(planType)) return quantity
  return isPlanType(planType) ? SEATS[tierOf(planType)] : 0
}
