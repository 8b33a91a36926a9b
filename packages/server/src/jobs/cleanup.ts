import type { Logger } from 'pino'
import type { Context } from '../context.ts'
import { defineJob } from './define.ts'
import { LANES } from './lanes.ts'

/** Deletes what has expired in one capability. Repeat: finds nothing. */
export type Cleanup = (context: Context) => Promise<void>

export const CLEANUP = defineJob<object>({ name: 'sweep', lane: LANES.upkeep, retry: 'steady' })
// At night (UTC), at an uncommon minute.
export const CLEANUP_AT = '17 3 * * *'

/** Runs every cleanup, even if others fail. Throws if one failed. */
export async function cleanUpAll(context: Context, cleanups: readonly Cleanup[], log: Logger): Promise<void> {
  const failures: unknown[] = []
  for (const cleanUp of cleanups) await cleanUp(context).catch((error: unknown) => failures.push(error))
  if (failures.length > 0)
    throw new AggregateError(failures, 'not everything that has expired could be deleted')
  log.info('swept what has expired')
}
