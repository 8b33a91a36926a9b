import { RECORDING_MINUTES_MAX, VIDEOS_MAX } from '../limits.ts'
import { isPlanType, tierOf } from '../pricing/plans.ts'
import { ALLOWANCES } from './allowances.ts'
import { isTrial } from './trial.ts'

interface VideoAllowance {
  videos: number
  /** Of one recording. */
  recordingMinutes: number
}

interface Planned {
  accountType: 'prime' | 'basic'
  planType: string
}

/**
 * How many videos a plan includes, and how long a recording may be. Trials are of the smallest plan. Plans that operators
 * grant, and servers without plans, have the most.
 */
export function videoAllowanceOf({ accountType, planType }: Planned): VideoAllowance {
  if (accountType === 'basic') return { videos: 0, recordingMinutes: 0 }
  const tier = isTrial(planType) ? 'entry' : isPlanType(planType) ? tierOf(planType) : undefined
  const { videos = VIDEOS_MAX, recordingMinutes = null } = tier ? ALLOWANCES[tier] : {}
  return { videos, recordingMinutes: recordingMinutes ?? RECORDING_MINUTES_MAX }
}
