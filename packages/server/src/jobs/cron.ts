import type { Context } from '../context.ts'
import type { Job } from './define.ts'

/** A check that runs again and again, in one process at a time. */
export interface CronJob {
  job: Job<object>
  /** A cron expression, in UTC. */
  at: string
  /** Repeat: finds nothing that is due. */
  run: (context: Context) => Promise<void>
}
