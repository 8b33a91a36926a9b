import type { Sweep } from '../../jobs/sweep.ts'
import { sweepAttempts } from './operations.ts'

export const abuseSweeps: readonly Sweep[] = [sweepAttempts]
