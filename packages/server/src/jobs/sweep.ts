import type { Logger } from 'pino'
import type { Context } from '../context.ts'
import { defineJob } from './define.ts'
import { LANES } from './lanes.ts'

/** Deletes what has expired in one capability. Repeat: finds nothing. */
export type Sweep = (context: Context) => Promise<void>

export const SWEEP = defineJob<object>({ name: 'sweep', lane: LANES.upkeep, retry: 'steady' })
// At night (UTC), at an uncommon minute.
export const SWEEP_AT = '17 3 * * *'

/** Runs every sweep, even if others fail. Throws if one failed. */
export async function sweepAll(context: Context, sweeps: readonly Sweep[], log: Logger): Promise<void> {
  const failures: unknown[] = []
  for (const sweep of sweeps) await sweep(context).catch((error: unknown) => failures.push(error))
  if (failures.length > 0)
    throw new AggregateError(failures, 'not everything that has expired could be deleted')
  log.info('swept what has expired')
}
