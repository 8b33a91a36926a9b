import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Context } from '../context.ts'
import type { Duty } from './duty.ts'
import { takeUp } from './duty.ts'
import { startScheduler } from './scheduler.ts'
import type { Round } from './rounds.ts'
import type { Sweep } from './sweep.ts'
import { SWEEP, SWEEP_AT, sweepAll } from './sweep.ts'

/** Everything that somebody has to do. */
export interface Duties {
  duties: readonly Duty[]
  sweeps: readonly Sweep[]
  rounds: readonly Round[]
}

/** Does everything that a worker does. Answers how to end it. */
export async function startWorker(
  context: Context,
  boss: PgBoss,
  log: Logger,
  { duties, sweeps, rounds }: Duties,
): Promise<() => Promise<void>> {
  const scheduler = await startScheduler({ boss, db: context.db, log })
  takeUp(scheduler, context, duties)
  await boss.schedule(SWEEP.name, SWEEP_AT)
  scheduler.work(SWEEP, () => sweepAll(context, sweeps, log))
  for (const { job, at, run } of rounds) {
    await boss.schedule(job.name, at)
    scheduler.work(job, () => run(context))
  }
  return () => scheduler.stop()
}
