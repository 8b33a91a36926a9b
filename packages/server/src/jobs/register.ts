import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Context } from '../context.ts'
import { sweepAttempts } from '../features/abuse/operations.ts'
import { sweepAccounts } from '../features/accounts/operations.ts'
import { sweepActivity } from '../features/activity/operations.ts'
import { sweepIdempotencyKeys } from '../features/bookings/list.ts'
import { registerNotificationJobs } from '../features/notifications/jobs.ts'
import { openPostOffice } from '../features/notifications/post-office.ts'
import { registerWebhookJobs } from '../features/webhooks/jobs.ts'
import { sweepDeliveries } from '../features/webhooks/operations.ts'
import { tellListeners } from './booking-events.ts'

const SWEEP = 'sweep'

/** Everything that a worker does. Answers how to end what it opened. */
export async function registerJobs(
  context: Context,
  boss: PgBoss,
  log: Logger,
  dist: string,
): Promise<() => Promise<void>> {
  const { office, close } = await openPostOffice(context, dist)
  const listeners = [
    await registerNotificationJobs(boss, office, log),
    await registerWebhookJobs(boss, context),
  ]
  await tellListeners(boss, listeners, log)
  await boss.createQueue(SWEEP)
  await boss.schedule(SWEEP, '17 3 * * *')
  await boss.work(SWEEP, async () => {
    await sweepAccounts(context)
    await sweepActivity(context)
    await sweepAttempts(context)
    await sweepIdempotencyKeys(context)
    await sweepDeliveries(context)
    log.info('swept what has expired')
  })
  return close
}
