export interface Queue<T> {
  /** False where there is no room. */
  add(host: string, item: T): boolean
  /** The next one of a host that has none out; hosts take turns. */
  take(): { host: string; item: T } | undefined
  /** What was taken of this host is done: its next one may go. */
  done(host: string): void
  /** All that wait, taken out. */
  clear(): T[]
}

/** First come, first served within a host, one at a time; among hosts in turn. */
export function fairQueue<T>({ max, maxPerHost }: { max: number; maxPerHost: number }): Queue<T> {
  // In the order in which the hosts are next.
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
