import { TRIAL_SEATS } from '../limits.ts'
import { isTrial } from './trial.ts'

/** The plan whose quantity is a number of people. Nobody can buy it; operators grant it. */
export const OF_PEOPLE = 'business'

export function isOfPeople(planType: string): boolean {
  return planType === OF_PEOPLE || planType.startsWith(`${OF_PEOPLE}_`)
}

interface Seating {
  planType: string
  quantity: number
  quantityMinutes: number
}

/** How many people an organization may have: members and open invitations. */
export function seatsOf({ planType, quantity, quantityMinutes }: Seating): number {
  if (isTrial(planType)) return TRIAL_SEATS
  // The quantity of other plans is no number of people, but the specification compares members with it as well.
  return isOfPeople(planType) ? quantity : quantityMinutes
}
