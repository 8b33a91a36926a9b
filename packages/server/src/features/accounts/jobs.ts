import type { Sweep } from '../../jobs/sweep.ts'
import { sweepAccounts } from './operations.ts'

export const accountSweeps: readonly Sweep[] = [sweepAccounts]
