import type { Sweep } from '../../jobs/sweep.ts'
import { sweepIdempotencyKeys } from './idempotency.ts'
import { sweepRequests } from './requests/confirm.ts'

export const bookingSweeps: readonly Sweep[] = [sweepIdempotencyKeys, sweepRequests]
