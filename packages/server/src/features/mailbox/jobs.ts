import type { Sweep } from '../../jobs/sweep.ts'
import { sweepCaughtMails } from './operations.ts'

export const mailboxSweeps: readonly Sweep[] = [sweepCaughtMails]
