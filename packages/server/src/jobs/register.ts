import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Context } from '../context.ts'
import { sweepSessions } from '../features/accounts/operations.ts'
import { sweepIdempotencyKeys } from '../features/bookings/list.ts'

const SWEEP = 'sweep'

/** Everything that a worker does. Answers how to end what it opened. */
export async function registerJobs(
  context: Context,
  boss: PgBoss,
  log: Logger,
): Promise<() => Promise<void>> {
  await boss.createQueue(SWEEP)
  await boss.schedule(SWEEP, '17 3 * * *')
  await boss.work(SWEEP, async () => {
    await sweepSessions(context)
    await sweepIdempotencyKeys(context)
    log.info('swept what has expired')
  })
  return async () => {}
}
