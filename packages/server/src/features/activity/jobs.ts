import type { Sweep } from '../../jobs/sweep.ts'
import { sweepActivity } from './operations.ts'

export const activitySweeps: readonly Sweep[] = [sweepActivity]
