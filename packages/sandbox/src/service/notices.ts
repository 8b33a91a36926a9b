/** What a service says by itself of changes; tests have it said late, or twice. */
export interface Notices {
  /** Says it, or keeps it until `resume`. */
  say: (address: string, init: { method: 'POST'; headers: Record<string, string>; body?: string }) => void
  /** From now on it comes late. */
  pause: () => void
  /** What was kept is said, in the order in which it happened. */
  resume: () => void
  /** Everything is said so many times. */
  repeat: (times: number) => void
  /** When everything that was said is answered. */
  idle: () => Promise<void>
}

export function newNotices(reach: (address: string) => string): Notices {
  const underWay = new Set<Promise<unknown>>()
  let times = 1
  let late: (() => void)[] | undefined
  return {
    say(address, init) {
      const send = () => {
        // Whoever does not answer is not told again here.
        for (let count = 0; count < times; count++) {
          const sent = fetch(reach(address), init)
            .catch(() => undefined)
            .finally(() => underWay.delete(sent))
          underWay.add(sent)
        }
      }
      if (late) late.push(send)
      else send()
    },
    pause: () => void (late ??= []),
    resume() {
      const kept = late ?? []
      late = undefined
      for (const send of kept) send()
    },
    repeat: (count) => void (times = count),
    async idle() {
      await Promise.all(underWay)
    },
  }
}
