import type { Sweep } from '../../jobs/sweep.ts'
import { sweepHolds } from './operations.ts'

export const holdSweeps: readonly Sweep[] = [sweepHolds]
