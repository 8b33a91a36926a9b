import type { Run, Tools, WorkedQueue } from './attempt.ts'
import type { Job } from './define.ts'
import type { OpenLane } from './lane.ts'
import { openLane } from './lane.ts'
import type { Lane } from './lanes.ts'
import { queueUpDue } from './later.ts'
import { CHANNEL, queuesWithJobs } from './store.ts'

/** Works on queues. Other processes do the jobs of queues that this one leaves out. */
export interface Scheduler {
  work<Data extends object>(job: Job<Data>, run: Run<Data>): void
  stop(): Promise<void>
}

// How often we look for jobs that have become due, including retries.
const LATER_MS = 5_000
// New jobs are announced. This finds those that were not, because a process died or a connection was lost.
const LOOK_MS = 15_000
const STOP_PATIENCE_MS = 5_000

export async function startScheduler(tools: Tools): Promise<Scheduler> {
  const { boss, db, log } = tools
  const lanes = new Map<Lane, OpenLane>()
  const queues = new Set<string>()
  const open = (lane: Lane): OpenLane => {
    const known = lanes.get(lane)
    if (known) return known
    const opened = openLane(lane, tools, lane.slower && open(lane.slower))
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

  let queueingUp: Promise<void> | undefined
  const queueUp = () => {
    queueingUp ??= queueUpDue(boss, db)
      .catch((error: unknown) => log.error({ err: error }, 'what is due could not be queued up'))
      .finally(() => {
        queueingUp = undefined
      })
  }
  const lookWhereJobsAre = async () => {
    for (const queue of await queuesWithJobs(db, [...queues])) look(queue)
  }
  let lookingAround: Promise<void> | undefined
  const lookAround = () => {
    lookingAround ??= lookWhereJobsAre()
      .catch((error: unknown) => log.error({ err: error }, 'queues could not be looked at'))
      .finally(() => {
        lookingAround = undefined
      })
  }
  queueUp()
  const ticking = [setInterval(queueUp, LATER_MS), setInterval(lookAround, LOOK_MS)]

  return {
    work({ lane, ...queue }, run) {
      queues.add(queue.name)
      // The queue's definition has checked what is in it.
      open(lane).work({ ...queue, run } as unknown as WorkedQueue)
    },
    async stop() {
      for (const each of ticking) clearInterval(each)
      await listening?.close()
      await Promise.all([queueingUp, lookingAround])
      await Promise.all([...lanes.values()].map((lane) => lane.stop(STOP_PATIENCE_MS)))
    },
  }
}
