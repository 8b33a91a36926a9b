import type { Context } from '../context.ts'
import type { Tools } from './attempt.ts'
import type { Duty } from './duty.ts'
import { takeUp } from './duty.ts'
import { startScheduler } from './scheduler.ts'
import type { Round } from './rounds.ts'
import type { Sweep } from './sweep.ts'
import { SWEEP, SWEEP_AT, sweepAll } from './sweep.ts'

// A server may be off at night, or too busy in that minute. Missed work is done as soon as a worker looks again.
const MADE_UP_FOR = { missed: 'once' } as const

/** All work of a worker. */
export interface Duties {
  duties: readonly Duty[]
  sweeps: readonly Sweep[]
  rounds: readonly Round[]
}

/** Starts everything that a worker does. Returns how to stop it. */
export async function startWorker(
  context: Context,
  tools: Omit<Tools, 'db'>,
  { duties, sweeps, rounds }: Duties,
): Promise<() => Promise<void>> {
  const { boss, log } = tools
  const scheduler = await startScheduler({ ...tools, db: context.db })
  takeUp(scheduler, context, duties)
  await boss.schedule(SWEEP.name, SWEEP_AT, null, MADE_UP_FOR)
  scheduler.work(SWEEP, () => sweepAll(context, sweeps, log))
  for (const { job, at, run } of rounds) {
    await boss.schedule(job.name, at, null, MADE_UP_FOR)
    scheduler.work(job, () => run(context))
  }
  return () => scheduler.stop()
}
