import type { Logger } from 'pino'
import type { Context } from '../context.ts'
import { defineJob } from './define.ts'
import { LANES } from './lanes.ts'

/** Deletes what has expired of one capability. Repeat: finds nothing. */
export type Sweep = (context: Context) => Promise<void>

export const SWEEP = defineJob<object>({ name: 'sweep', lane: LANES.upkeep, retry: 'steady' })
// At night, in UTC, and not when everybody else does.
export const SWEEP_AT = '17 3 * * *'

/** Each does its part, whatever became of the others. Throws where one failed. */
export async function sweepAll(context: Context, sweeps: readonly Sweep[], log: Logger): Promise<void> {
  const failures: unknown[] = []
  for (const sweep of sweeps) await sweep(context).catch((error: unknown) => failures.push(error))
  if (failures.length > 0)
    throw new AggregateError(failures, 'not everything that has expired could be deleted')
  log.info('swept what has expired')
}
