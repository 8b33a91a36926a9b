import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import type { Work } from './attempt.ts'
import type { Job } from './define.ts'
import type { Scheduler } from './scheduler.ts'

/** Throws when another attempt is of use. Gets it again then: a repeat has to add nothing. */
type Do<Data extends object> = (context: Context, data: Data, work: Work) => Promise<void>

/** What a worker does for the jobs of a queue, or when an event comes. */
export interface Duty {
  job: Job<object>
  run: Do<object>
  /** Where it cannot be done, what is in the queue waits. */
  isPossible: (config: Config) => boolean
}

export function duty<Data extends object>(
  job: Job<Data>,
  run: Do<Data>,
  isPossible: Duty['isPossible'] = () => true,
): Duty {
  // What is in a queue is what its definition let in.
  return { job, run, isPossible } as unknown as Duty
}

/** An event goes to all who listen, or waits until all of them can. */
export function takeUp(scheduler: Scheduler, context: Context, duties: readonly Duty[]): void {
  for (const [job, ofQueue] of Map.groupBy(duties, (each) => each.job))
    if (ofQueue.every(({ isPossible }) => isPossible(context.config)))
      scheduler.work(job, async (given, work) => {
        const data = readAs(job, given)
        await Promise.all(ofQueue.map(({ run }) => run(context, data, work)))
      })
}

/** Names the places alone: what stands there is somebody's. */
function readAs({ name, schema }: Job<object>, given: object): object {
  const read = schema?.safeParse(given)
  if (!read) return given
  if (read.success) return read.data
  const places = read.error.issues.map(({ path }) => path.join('.') || 'all of it')
  throw new Error(`A job in "${name}" is not as its schema says: ${places.join(', ')}`)
}
