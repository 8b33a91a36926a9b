import type { Context } from '../context.ts'
import type { Job } from './define.ts'

/** Something that is looked after again and again, by one process at a time. */
export interface Round {
  job: Job<object>
  /** When, as cron has it, in UTC. */
  at: string
  /** Repeat: finds nothing that is due. */
  run: (context: Context) => Promise<void>
}
