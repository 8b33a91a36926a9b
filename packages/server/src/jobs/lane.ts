import { setTimeout as sleep } from 'node:timers/promises'
import type { Fetched, Tools, WorkedQueue } from './attempt.ts'
import { attempt } from './attempt.ts'
import type { Lane } from './lanes.ts'
import type { Entry } from './slots.ts'
import { openSlots } from './slots.ts'

/** A lane of this process: fetches jobs while it has places, and works on them. */
export interface OpenLane {
  work(queue: WorkedQueue): void
  /** Something may be due; of anybody where no host is named. */
  look(queue?: string, host?: string): void
  /** Goes on with what is under way in a quicker lane; answers how it leaves. Undefined where there is no place. */
  adopt(entry: Entry): (() => void) | undefined
  /** Begins nothing more and waits for what is under way; what lasts longer than that is tried again. */
  stop(patienceMs: number): Promise<void>
}

interface Watched extends WorkedQueue {
  /** It has not been looked at since something may have come. */
  isStale: boolean
  /** Hosts that were passed over when it was looked at, and have room again. */
  freed: Set<string>
}

interface Begun extends Entry {
  queue: WorkedQueue
  job: Fetched
}

export function openLane(lane: Lane, tools: Tools, slower: OpenLane | undefined): OpenLane {
  const { boss, log } = tools
  const slots = openSlots<Begun>(lane)
  const queues: Watched[] = []
  const underWay = new Map<Begun, Promise<void>>()
  let isFilling = false
  let mustFill = false
  const ending = new AbortController()

  /** Queues take turns: whichever is full of work leaves places for the others. */
  async function fill(): Promise<void> {
    mustFill = true
    if (isFilling) return
    isFilling = true
    try {
      while (mustFill && !ending.signal.aborted) {
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
    while (!ending.signal.aborted && slots.room() > 0 && mayHave()) {
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

  function enter(queue: Watched, job: Fetched): void {
    const thread = queue.threadOf && `${queue.name} ${queue.threadOf(job.data)}`
    const begun = { queue, job, host: job.groupId ?? '', thread }
    if (slots.enter(begun)) begin(begun)
  }

  function begin(begun: Begun): void {
    let leave = () => leaveHere(begun)
    let isHere = true
    const giveWay = () => {
      const left = isHere ? slower?.adopt(begun) : undefined
      if (!left) return
      isHere = false
      leave = left
      leaveHere(begun)
    }
    const { queue, job } = begun
    const done = attempt(tools, queue, job, giveWay).finally(() => {
      underWay.delete(begun)
      leave()
    })
    underWay.set(begun, done)
  }

  function leaveHere(entry: Begun): void {
    const wasFull = slots.isFull(entry.host)
    const next = slots.leave(entry)
    if (next) begin(next)
    if (wasFull && !slots.isFull(entry.host)) for (const { freed } of queues) freed.add(entry.host)
    void fill()
  }

  /** Others may have it in some seconds; where this fails, when it has expired. */
  async function giveBack(all: readonly Begun[]): Promise<void> {
    for (const { job } of all)
      await boss.fail(job.name, job).catch((error: unknown) => {
        log.error({ err: error, job: job.id, queue: job.name }, 'a job could not be given back')
      })
  }

  return {
    work(queue) {
      queues.push({ ...queue, isStale: true, freed: new Set() })
      void fill()
    },
    look(name, host = '') {
      // Of a host that has no room here is looked for when it has.
      if (host !== '' && slots.isFull(host)) return
      const meant = queues.filter((queue) => name === undefined || name === queue.name)
      for (const queue of meant) queue.isStale = true
      if (meant.length > 0) void fill()
    },
    adopt(entry) {
      const begun = entry as Begun
      return slots.adopt(begun) ? () => leaveHere(begun) : undefined
    },
    async stop(patienceMs) {
      ending.abort()
      await giveBack(slots.clear())
      await Promise.race([Promise.all(underWay.values()), sleep(patienceMs, undefined, { ref: false })])
      await giveBack([...underWay.keys()])
    },
  }
}

function byTurn(one: Fetched, other: Fetched): number {
  return other.priority - one.priority || one.createdOn.getTime() - other.createdOn.getTime()
}
