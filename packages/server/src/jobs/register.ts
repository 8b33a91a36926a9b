import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Context } from '../context.ts'
import { abuseSweeps } from '../features/abuse/jobs.ts'
import { accountSweeps } from '../features/accounts/jobs.ts'
import { activitySweeps } from '../features/activity/jobs.ts'
import { bookingSweeps } from '../features/bookings/jobs.ts'
import { holdSweeps } from '../features/holds/jobs.ts'
import { mailboxSweeps } from '../features/mailbox/jobs.ts'
import {
  listenForMails,
  notificationJobs,
  notificationSweeps,
  workMails,
} from '../features/notifications/jobs.ts'
import { openPostOffice } from '../features/notifications/post-office.ts'
import { listenForWebhooks, webhookJobs, webhookSweeps, workWebhooks } from '../features/webhooks/jobs.ts'
import { tellListeners } from './booking-events.ts'
import type { QueueSettings } from './define.ts'
import { ACCOUNT_NEWS, BOOKING_EVENTS, READER_RETURNS, REQUESTS, WEBHOOK_NOTICES } from './events.ts'
import { startScheduler } from './scheduler.ts'
import { SWEEP, SWEEP_AT, sweepAll } from './sweep.ts'

/** Every queue. */
export const JOBS: readonly QueueSettings[] = [
  BOOKING_EVENTS,
  ACCOUNT_NEWS,
  REQUESTS,
  READER_RETURNS,
  WEBHOOK_NOTICES,
  SWEEP,
  ...notificationJobs,
  ...webhookJobs,
]

const SWEEPS = [
  ...abuseSweeps,
  ...accountSweeps,
  ...activitySweeps,
  ...bookingSweeps,
  ...holdSweeps,
  ...notificationSweeps,
  ...webhookSweeps,
  ...mailboxSweeps,
]

/** Does everything that a worker does. Answers how to end it: what is under way first, then what it uses. */
export async function startWorker(
  context: Context,
  boss: PgBoss,
  log: Logger,
  dist: string,
): Promise<() => Promise<void>> {
  const { office, close } = await openPostOffice(context, dist)
  const scheduler = await startScheduler({ boss, db: context.db, log })
  tellListeners(scheduler, [listenForMails(context), listenForWebhooks(context)])
  if (office) workMails(scheduler, office)
  workWebhooks(scheduler, context)
  await boss.schedule(SWEEP.name, SWEEP_AT)
  scheduler.work(SWEEP, () => sweepAll(context, SWEEPS, log))
  return async () => {
    await scheduler.stop()
    await close()
  }
}
