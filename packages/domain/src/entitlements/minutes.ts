import { isPlanType } from '../pricing/plans.ts'
import { ALLOWANCES } from './allowances.ts'
import { isTrial } from './trial.ts'

interface Planned {
  accountType: 'prime' | 'basic'
  planType: string
  quantityMinutes: number
}

/**
 * Minutes of personal videos in a month. Trials are of the smallest plan: its videos have a minute each. Null: no limit, as
 * for plans that operators grant and on servers without plans.
 */
export function minutesAllowanceOf({ accountType, planType, quantityMinutes }: Planned): number | null {
  if (accountType === 'basic') return 0
  if (isTrial(planType)) return ALLOWANCES.entry.videos
  return isPlanType(planType) ? quantityMinutes : null
}
