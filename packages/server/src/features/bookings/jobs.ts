import type { Sweep } from '../../jobs/sweep.ts'
import { sweepIdempotencyKeys } from './idempotency.ts'

export const bookingSweeps: readonly Sweep[] = [sweepIdempotencyKeys]
