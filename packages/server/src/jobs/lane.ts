import { setTimeout as sleep } from 'node:timers/promises'
import type { Fetched, Tools, WorkedQueue } from './attempt.ts'
import { attempt } from './attempt.ts'
import { openFetcher } from './fetcher.ts'
import type { Lane } from './lanes.ts'
import type { Entry } from './slots.ts'
import { openSlots } from './slots.ts'

/** A lane in this process: fetches jobs while it has free places, and runs them. */
export interface OpenLane {
  work(queue: WorkedQueue): void
  /** Jobs may be due, of any host if none is named. */
  look(queue?: string, host?: string): void
  /** Takes over a running job of a faster lane. Returns how to leave, or undefined if no place is free. */
  adopt(entry: Entry): (() => void) | undefined
  /** Starts nothing more and waits for running jobs. Those that take longer are tried again. */
  stop(patienceMs: number): Promise<void>
}

interface Begun extends Entry {
  queue: WorkedQueue
  job: Fetched
}

export function openLane(lane: Lane, tools: Tools, slower: OpenLane | undefined): OpenLane {
  const { boss, log } = tools
  const slots = openSlots<Begun>(lane)
  const underWay = new Map<Begun, Promise<void>>()
  const ending = new AbortController()
  const fetcher = openFetcher(lane, tools, { slots, ending: ending.signal, enter })

  function enter(queue: WorkedQueue, job: Fetched): void {
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
    if (wasFull && !slots.isFull(entry.host)) fetcher.free(entry.host)
    void fetcher.fill()
  }

  /** Others may fetch the jobs in a few seconds. If this fails, they wait until the jobs expire. */
  async function giveBack(all: readonly Begun[]): Promise<void> {
    for (const { job } of all)
      await boss.fail(job.name, job).catch((error: unknown) => {
        log.error({ err: error, job: job.id, queue: job.name }, 'a job could not be given back')
      })
  }

  return {
    work: (queue) => fetcher.add(queue),
    look(name, host = '') {
      // If the host has no room here, `free` looks for its jobs later.
      if (host === '' || !slots.isFull(host)) fetcher.mark(name)
      else fetcher.rememberFullHost(name, host)
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
