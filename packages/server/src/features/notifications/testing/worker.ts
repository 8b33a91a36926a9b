import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { queuesOf } from '../../../assemble.ts'
import { startBoss } from '../../../jobs/boss.ts'
import type { JobHandler } from '../../../jobs/handlers.ts'
import { startHandlers } from '../../../jobs/handlers.ts'
import { startScheduler } from '../../../jobs/scheduler.ts'
import { createLog } from '../../../log.ts'
import { MAILS_ON_EVENTS } from '../../../mails.ts'
import { withService } from '../../../testing/service.ts'
import { CAPABILITIES } from '../../list.ts'
import { mailJobs, mailListeners } from '../jobs.ts'
import { mailDuty } from '../send.ts'
import type { PostOffice } from '../post-office.ts'
import { POST_OFFICE } from '../post-office.ts'

/** Does what a worker does with mails, in the test's own post office, and with `further` queues. */
export async function startMailWorker(
  office: PostOffice,
  log: Logger = createLog('silent'),
  further: readonly JobHandler[] = [],
): Promise<{ boss: PgBoss; stop: () => Promise<void> }> {
  const context = withService(office.context, POST_OFFICE, { office, close: async () => {} })
  const { db, config } = context
  const queues = queuesOf(CAPABILITIES)
  const boss = await startBoss(String(config.databaseDirectUrl), {
    jobs: queues,
    worker: true,
    onError: () => {},
  })
  const scheduler = await startScheduler({ boss, db, log })
  const onEvents = context.hooks(MAILS_ON_EVENTS).map(mailDuty)
  startHandlers(scheduler, context, [...mailListeners, ...mailJobs, ...onEvents, ...further])
  const stop = async () => {
    await scheduler.stop()
    await boss.stop({ graceful: true, timeout: 2_000 })
  }
  return { boss, stop }
}
