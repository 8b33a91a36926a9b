import { setTimeout as sleep } from 'node:timers/promises'
import type { Fetched, Tools, WorkedQueue } from './attempt.ts'
import type { Lane } from './lanes.ts'
import type { Entry, Slots } from './slots.ts'

/** Fetches from the queues of a lane in turns, so that a full queue leaves places for the others. */
export interface Fetcher {
  add(queue: WorkedQueue): void
  /** New jobs may have arrived in this queue, or in any if none is named. */
  mark(queue?: string): void
  /** Jobs of a host with no room now are in this queue, or in any if none is named. They wait for `free`. */
  rememberFullHost(queue: string | undefined, host: string): void
  /** A host that was skipped has room again. */
  free(host: string): void
  /** Fetches while there are free places and there may be jobs. Repeat: the running fetch looks once more. */
  fill(): Promise<void>
}

interface Watched extends WorkedQueue {
  /** New jobs may have arrived since we last looked. */
  isStale: boolean
  /** Hosts that were skipped at a look, so jobs of theirs may wait. */
  skipped: Set<string>
  /** Those of them that have room again. */
  freed: Set<string>
}

interface Fetching {
  slots: Pick<Slots<Entry>, 'room' | 'full' | 'isFull'>
  /** Stops all further fetching. */
  ending: AbortSignal
  enter: (queue: WorkedQueue, job: Fetched) => void
}

// Short enough that jobs go on under any load, and long enough that they cost little of it.
const PAUSE_MS = 200

export function openFetcher(
  lane: Lane,
  { boss, log, mustGiveWay = () => false }: Tools,
  { slots, ending, enter }: Fetching,
): Fetcher {
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
      const givesWay = mustGiveWay()
      if (givesWay) await sleep(PAUSE_MS, undefined, { ref: false })
      if (ending.aborted) return
      const wasStale = queue.isStale
      queue.isStale = false
      const passedOver = slots.full()
      for (const host of passedOver) queue.skipped.add(host)
      // More than one host's limit would only wait here.
      const batchSize = givesWay ? 1 : Math.min(slots.room(), lane.perHost)
      const jobs = await boss
        .fetch<object>(queue.name, { batchSize, ignoreGroups: passedOver, includeMetadata: true })
        .catch((error: unknown) => {
          queue.isStale = true
          throw error
        })
      // The database returns them in any order.
      for (const job of jobs.toSorted(byTurn)) enter(queue, job)
      if (jobs.length === batchSize) queue.isStale ||= wasStale
      // The queue has nothing else, so only skipped hosts can have more jobs. Looking again would read through
      // all of theirs.
      else for (const host of queue.freed) if (!passedOver.includes(host)) queue.freed.delete(host)
      for (const host of queue.freed)
        if (slots.isFull(host)) {
          queue.freed.delete(host)
          queue.skipped.add(host)
        }
    }
  }

  return {
    add(queue) {
      queues.push({ ...queue, isStale: true, skipped: new Set(), freed: new Set() })
      void fill()
    },
    mark(name) {
      const marked = queues.filter((queue) => name === undefined || name === queue.name)
      for (const queue of marked) queue.isStale = true
      if (marked.length > 0) void fill()
    },
    rememberFullHost(name, host) {
      for (const queue of queues) if (name === undefined || name === queue.name) queue.skipped.add(host)
    },
    free(host) {
      for (const { skipped, freed } of queues) if (skipped.delete(host)) freed.add(host)
    },
    fill,
  }
}

function byTurn(one: Fetched, other: Fetched): number {
  return other.priority - one.priority || one.createdOn.getTime() - other.createdOn.getTime()
}
