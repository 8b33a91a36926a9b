import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Context } from '../context.ts'
import { sweepSessions } from '../features/accounts/operations.ts'
import { sweepIdempotencyKeys } from '../features/bookings/list.ts'
import { registerNotificationJobs } from '../features/notifications/jobs.ts'
import { openPostOffice } from '../features/notifications/post-office.ts'

const SWEEP = 'sweep'

/** Everything that a worker does. Answers how to end what it opened. */
export async function registerJobs(
  context: Context,
  boss: PgBoss,
  log: Logger,
  dist: string,
): Promise<() => Promise<void>> {
  const { office, close } = await openPostOffice(context, dist)
  await registerNotificationJobs(boss, office, log)
  await boss.createQueue(SWEEP)
  await boss.schedule(SWEEP, '17 3 * * *')
  await boss.work(SWEEP, async () => {
    await sweepSessions(context)
    await sweepIdempotencyKeys(context)
    log.info('swept what has expired')
  })
  return close
}
