import type { Fetched, Tools, WorkedQueue } from './attempt.ts'
import type { Lane } from './lanes.ts'
import type { Entry, Slots } from './slots.ts'

/** The queues of a lane, which take turns: whichever is full of work leaves places for the others. */
export interface Fetcher {
  add(queue: WorkedQueue): void
  /** Something may have come: to one queue, or to all of them where none is named. */
  mark(queue?: string): void
  /** A host that was passed over has room again. */
  free(host: string): void
  /** Fetches while there are places and something may be there. Repeat: the fetch under way looks once more. */
  fill(): Promise<void>
}

interface Watched extends WorkedQueue {
  /** It has not been looked at since something may have come. */
  isStale: boolean
  /** Hosts that were passed over when it was looked at, and have room again. */
  freed: Set<string>
}

interface Fetching {
  slots: Pick<Slots<Entry>, 'room' | 'full' | 'isFull'>
  /** Nothing more is fetched from then on. */
  ending: AbortSignal
  enter: (queue: WorkedQueue, job: Fetched) => void
}

export function openFetcher(lane: Lane, { boss, log }: Tools, { slots, ending, enter }: Fetching): Fetcher {
  const queues: Watched[] = []
  let isFilling = false
  let mustFill = false

  async function fill(): Promise<void> {
    mustFill = true
    if (isFilling) return
    isFilling = true
    try {
      while (mustFill && !ending.aborted) {
        mustFill = false
        queues.push(...queues.splice(0, 1))
        for (const queue of queues) await take(queue)
      }
    } catch (error) {
      log.error({ err: error, lane: lane.name }, 'jobs could not be fetched')
    } finally {
      isFilling = false
    }
  }

  async function take(queue: Watched): Promise<void> {
    const mayHave = () => queue.isStale || queue.freed.size > 0
    while (!ending.aborted && slots.room() > 0 && mayHave()) {
      const wasStale = queue.isStale
      queue.isStale = false
      const passedOver = slots.full()
      // More than one host may have under way would only be kept waiting here.
      const batchSize = Math.min(slots.room(), lane.perHost)
      const jobs = await boss
        .fetch<object>(queue.name, { batchSize, ignoreGroups: passedOver, includeMetadata: true })
        .catch((error: unknown) => {
          queue.isStale = true
          throw error
        })
      // They come in whatever order the database has written them.
      for (const job of jobs.toSorted(byTurn)) enter(queue, job)
      if (jobs.length === batchSize) queue.isStale ||= wasStale
      // Looked at to the end: only who was passed over can have more. Looking on would read through all that is theirs.
      else for (const host of queue.freed) if (!passedOver.includes(host)) queue.freed.delete(host)
      for (const host of queue.freed) if (slots.isFull(host)) queue.freed.delete(host)
    }
  }

  return {
    add(queue) {
      queues.push({ ...queue, isStale: true, freed: new Set() })
      void fill()
    },
    mark(name) {
      const meant = queues.filter((queue) => name === undefined || name === queue.name)
      for (const queue of meant) queue.isStale = true
      if (meant.length > 0) void fill()
    },
    free(host) {
      for (const { freed } of queues) freed.add(host)
    },
    fill,
  }
}

function byTurn(one: Fetched, other: Fetched): number {
  return other.priority - one.priority || one.createdOn.getTime() - other.createdOn.getTime()
}
