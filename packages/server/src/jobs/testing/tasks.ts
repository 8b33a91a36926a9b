import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import type { TestJobs } from '../../testing/jobs.ts'
import type { Job } from '../define.ts'
import { defineJob } from '../define.ts'
import type { Lane } from '../lanes.ts'
import type { Scheduler } from '../scheduler.ts'

export interface Task {
  host: string
  name: string
  thread?: string
}

/** A queue of a test, in a lane of its own. */
export function queue(lane: Partial<Lane> = {}, given: Partial<Job<Task>> = {}): Job<Task> {
  const name = `queue-${randomUUID().slice(0, 8)}`
  return defineJob<Task>({
    name,
    lane: { name, atOnce: 4, perHost: 2, ...lane },
    retry: 'steady',
    hostOf: ({ host }) => host,
    ...given,
  })
}

export const many = (host: string, count: number): Task[] =>
  Array.from({ length: count }, (_, index) => ({ host, name: `${host}-${index}` }))

/** What tests of a scheduler do with their queues. */
export function tasksIn({ boss, connection: { db, pool }, outbox }: TestJobs, scheduler: Scheduler) {
  const send = (job: Job<Task>, tasks: readonly Task[]) =>
    outbox.send(
      db,
      job,
      tasks.map((data) => ({ data })),
    )

  async function states(job: Job<Task>): Promise<Record<string, number>> {
    const { rows } = await pool.query<{ state: string; count: number }>(
      'select state::text, count(*)::int as count from jobs.job where name = $1 group by 1',
      [job.name],
    )
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  }

  /** How many of its jobs are due later. */
  async function laterOf(job: Job<Task>, withinSeconds = 86_400): Promise<number> {
    const { rowCount } = await pool.query(
      `select 1 from jobs.job where name = 'later' and data ->> 'queue' = $1
        and start_after <= created_on + make_interval(secs => $2)`,
      [job.name, withinSeconds],
    )
    return rowCount ?? 0
  }

  /** Makes all waiting jobs due. */
  async function forward(job: Job<Task>): Promise<void> {
    await pool.query(
      "update jobs.job set start_after = now() where name = 'later' and data ->> 'queue' = $1",
      [job.name],
    )
  }

  /** Works on a queue and records what starts, in order. `work` decides when a task is done. */
  function watch(job: Job<Task>, work: (task: Task) => Promise<void> = async () => {}) {
    const begun: string[] = []
    const start = () => {
      scheduler.work(job, async (task) => {
        begun.push(task.name)
        await work(task)
      })
    }
    const until = async (count: number, timeout = 25_000) =>
      eventually(() => expect(begun.length).toBeGreaterThanOrEqual(count), { interval: 5, timeout })
    return { begun, start, until }
  }

  /** A process takes the only job of a queue and dies. Returns its id. */
  async function abandon(job: Job<Task>): Promise<string> {
    await send(job, [{ host: 'ada', name: 'abandoned' }])
    const [held] = await boss.fetch<Task>(job.name)
    return String(held?.id)
  }

  /** Its time is over: from now on, another process may fetch it. */
  async function expire(job: Job<Task>, id: string): Promise<void> {
    const own = [job.name, id]
    const long = "update jobs.job set started_on = now() - interval '2 minutes' where name = $1 and id = $2"
    await pool.query(long, own)
    await eventually(async () => {
      // Otherwise pg-boss would wait for its next check. A check leaves out queues that another process is checking.
      const due = 'update jobs.queue set monitor_on = null, monitor_claim_on = null where name = $1'
      await pool.query(due, [job.name])
      await boss.supervise(job.name)
      expect(await states(job)).toEqual({ retry: 1 })
    })
    // Once: a fetch passes over a job that somebody is writing.
    await pool.query('update jobs.job set start_after = now() where name = $1 and id = $2', own)
  }

  return { send, states, laterOf, forward, watch, abandon, expire }
}
