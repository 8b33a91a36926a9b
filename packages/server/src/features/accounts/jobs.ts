import type { Sweep } from '../../jobs/sweep.ts'
import { sweepSessions } from './operations.ts'

export const accountSweeps: readonly Sweep[] = [sweepSessions]
