import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import type { Work } from './attempt.ts'
import type { Job } from './define.ts'
import type { Scheduler } from './scheduler.ts'

/** Throws if another attempt makes sense. A repeat gets the same data and must add nothing. */
type Do<Data extends object> = (context: Context, data: Data, work: Work) => Promise<void>

/** What a worker does for a job in a queue, or for an event. */
export interface JobHandler {
  job: Job<object>
  run: Do<object>
  /** If false, the jobs in the queue wait. */
  isPossible: (config: Config) => boolean
}

export function handle<Data extends object>(
  job: Job<Data>,
  run: Do<Data>,
  isPossible: JobHandler['isPossible'] = () => true,
): JobHandler {
  // The queue's definition has checked what is in it.
  return { job, run, isPossible } as unknown as JobHandler
}

/** An event goes to all listeners, or waits until all of them can work. */
export function startHandlers(scheduler: Scheduler, context: Context, handlers: readonly JobHandler[]): void {
  for (const [job, ofQueue] of Map.groupBy(handlers, (each) => each.job))
    if (ofQueue.every(({ isPossible }) => isPossible(context.config)))
      scheduler.work(job, async (given, work) => {
        const data = readAs(job, given)
        await Promise.all(ofQueue.map(({ run }) => run(context, data, work)))
      })
}

/** The error only names the paths: the values are personal data. */
function readAs({ name, schema }: Job<object>, given: object): object {
  const read = schema?.safeParse(given)
  if (!read) return given
  if (read.success) return read.data
  const places = read.error.issues.map(({ path }) => path.join('.') || 'all of it')
  throw new Error(`A job in "${name}" is not as its schema says: ${places.join(', ')}`)
}
