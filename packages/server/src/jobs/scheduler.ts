import type { Kysely } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database } from '../database/schema.ts'
import type { Run, WorkedQueue } from './attempt.ts'
import type { Job } from './define.ts'
import type { OpenLane } from './lane.ts'
import { openLane } from './lane.ts'
import type { Lane } from './lanes.ts'
import { queueUpDue } from './later.ts'
import { CHANNEL } from './store.ts'

/** Works on queues. A process that leaves one out leaves its jobs to others. */
export interface Scheduler {
  work<Data extends object>(job: Job<Data>, run: Run<Data>): void
  stop(): Promise<void>
}

// New jobs announce themselves; what becomes due, further attempts and what a lost connection hid, is looked for.
const LOOK_MS = 5_000
const STOP_PATIENCE_MS = 5_000

interface Parts {
  boss: PgBoss
  db: Kysely<Database>
  log: Logger
}

export async function startScheduler({ boss, db, log }: Parts): Promise<Scheduler> {
  const lanes = new Map<Lane, OpenLane>()
  const open = (lane: Lane): OpenLane => {
    const known = lanes.get(lane)
    if (known) return known
    const opened = openLane(lane, { boss, log, slower: lane.slower && open(lane.slower) })
    lanes.set(lane, opened)
    return opened
  }
  const look = (queue?: string, host?: string) => {
    for (const lane of lanes.values()) lane.look(queue, host)
  }

  const heard = (message: string) => {
    const [queue, host] = message.split(' ')
    look(queue, host)
  }
  const listening = await boss.getDb().listen?.(CHANNEL, heard, () => look())

  let lookingLater: Promise<void> | undefined
  const tick = () => {
    look()
    lookingLater ??= queueUpDue(boss, db)
      .catch((error: unknown) => log.error({ err: error }, 'what is due could not be queued up'))
      .finally(() => {
        lookingLater = undefined
      })
  }
  tick()
  const ticking = setInterval(tick, LOOK_MS)

  return {
    work({ lane, ...queue }, run) {
      // What is in a queue is what its definition let in.
      open(lane).work({ ...queue, run } as unknown as WorkedQueue)
    },
    async stop() {
      clearInterval(ticking)
      await listening?.close()
      await lookingLater
      await Promise.all([...lanes.values()].map((lane) => lane.stop(STOP_PATIENCE_MS)))
    },
  }
}
