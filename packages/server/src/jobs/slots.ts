import type { Lane } from './lanes.ts'

/** A task for a host. Tasks of one thread of a host run one after the other; those of different hosts do not wait for each other. */
export interface Entry {
  /** Empty: belongs to no host; only the number of places limits it. */
  host: string
  thread?: string | undefined
}

/** Which tasks run and which are next, in one lane of one process. It does not know what the tasks do. */
export interface Slots<T extends Entry> {
  /** How many more tasks may be fetched. */
  room(): number
  /** Hosts whose tasks should not be fetched now. */
  full(): string[]
  isFull(host: string): boolean
  /** True if the task starts now. Otherwise it is kept until `leave` returns it. */
  enter(entry: T): boolean
  /** Frees the place. Returns the task that starts instead. */
  leave(entry: T): T | undefined
  /** Moves in a running task. False if no place is free. */
  adopt(entry: T): boolean
  /** Removes and returns kept tasks, which will not start. */
  clear(): T[]
}

interface Share<T> {
  under: number
  kept: T[]
  /** Those that a task runs in. */
  threads: Set<string>
}

export function openSlots<T extends Entry>({ atOnce, perHost }: Pick<Lane, 'atOnce' | 'perHost'>): Slots<T> {
  const shares = new Map<string, Share<T>>()
  let under = 0

  const shareOf = (host: string): Share<T> => {
    const share = shares.get(host) ?? { under: 0, kept: [], threads: new Set() }
    shares.set(host, share)
    return share
  }
  const hasPlace = (host: string) => host === '' || (shares.get(host)?.under ?? 0) < perHost
  const startable =
    ({ threads }: Share<T>) =>
    ({ thread }: T) =>
      thread === undefined || !threads.has(thread)
  const begin = (entry: T, share: Share<T>) => {
    under++
    share.under++
    if (entry.thread !== undefined) share.threads.add(entry.thread)
  }
  const isFull = (host: string) => !hasPlace(host) || (shares.get(host)?.kept.length ?? 0) > 0

  return {
    // Kept tasks without a host count: no host limit keeps them from being fetched.
    room: () => atOnce - under - (shares.get('')?.kept.length ?? 0),
    full: () => [...shares.keys()].filter((host) => host !== '' && isFull(host)),
    isFull,
    enter(entry) {
      const share = shareOf(entry.host)
      const waitsBehind = share.kept.some(({ thread }) => thread !== undefined && thread === entry.thread)
      if (!hasPlace(entry.host) || !startable(share)(entry) || waitsBehind) {
        share.kept.push(entry)
        return false
      }
      begin(entry, share)
      return true
    },
    leave(entry) {
      const share = shareOf(entry.host)
      under--
      share.under--
      if (entry.thread !== undefined) share.threads.delete(entry.thread)
      const next = hasPlace(entry.host) ? share.kept.findIndex(startable(share)) : -1
      const [begun] = next === -1 ? [] : share.kept.splice(next, 1)
      if (begun) begin(begun, share)
      if (share.under === 0 && share.kept.length === 0) shares.delete(entry.host)
      return begun
    },
    adopt(entry) {
      if (under >= atOnce || !hasPlace(entry.host)) return false
      begin(entry, shareOf(entry.host))
      return true
    },
    clear: () => [...shares.values()].flatMap((share) => share.kept.splice(0)),
  }
}
