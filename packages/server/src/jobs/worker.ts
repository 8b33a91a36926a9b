import type { Context } from '../context.ts'
import type { Tools } from './attempt.ts'
import type { JobHandler } from './handlers.ts'
import { startHandlers } from './handlers.ts'
import { startScheduler } from './scheduler.ts'
import type { CronJob } from './cron.ts'
import type { Cleanup } from './cleanup.ts'
import { CLEANUP, CLEANUP_AT, cleanUpAll } from './cleanup.ts'

// A server may be off at night, or too busy in that minute. Missed work is done as soon as a worker looks again.
const MADE_UP_FOR = { missed: 'once' } as const

/** All work of a worker. */
export interface BackgroundWork {
  handlers: readonly JobHandler[]
  cleanups: readonly Cleanup[]
  cronJobs: readonly CronJob[]
}

/** Starts everything that a worker does. Returns how to stop it. */
export async function startWorker(
  context: Context,
  tools: Omit<Tools, 'db'>,
  { handlers, cleanups, cronJobs }: BackgroundWork,
): Promise<() => Promise<void>> {
  const { boss, log } = tools
  const scheduler = await startScheduler({ ...tools, db: context.db })
  startHandlers(scheduler, context, handlers)
  await boss.schedule(CLEANUP.name, CLEANUP_AT, null, MADE_UP_FOR)
  scheduler.work(CLEANUP, () => cleanUpAll(context, cleanups, log))
  for (const { job, at, run } of cronJobs) {
    await boss.schedule(job.name, at, null, MADE_UP_FOR)
    scheduler.work(job, () => run(context))
  }
  return () => scheduler.stop()
}
