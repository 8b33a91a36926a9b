export interface Queue<T> {
  /** False if the queue is full. */
  add(host: string, item: T): boolean
  /** The next item of a host that has none running. Hosts take turns. */
  take(): { host: string; item: T } | undefined
  /** The host's running item is done, so its next one may run. */
  done(host: string): void
  /** Removes and returns all waiting items. */
  clear(): T[]
}

/** Within a host: first come, first served, one at a time. Hosts take turns. */
export function fairQueue<T>({ max, maxPerHost }: { max: number; maxPerHost: number }): Queue<T> {
  // In the order of the hosts' turns.
  const waiting = new Map<string, T[]>()
  const out = new Set<string>()
  let size = 0
  return {
    add(host, item) {
      const own = waiting.get(host) ?? []
      if (size >= max || own.length >= maxPerHost) return false
      waiting.set(host, [...own, item])
      size++
      return true
    },
    take() {
      for (const [host, [item, ...rest]] of waiting) {
        if (out.has(host) || item === undefined) continue
        waiting.delete(host)
        if (rest.length > 0) waiting.set(host, rest)
        out.add(host)
        size--
        return { host, item }
      }
      return undefined
    },
    done: (host) => out.delete(host),
    clear() {
      const all = [...waiting.values()].flat()
      waiting.clear()
      size = 0
      return all
    },
  }
}
