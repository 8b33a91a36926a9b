/** Notifications of a service. Tests can make them late, or repeat them. */
export interface Notices {
  /** Sends it, or holds it until `resume`. */
  say: (address: string, init: { method: 'POST'; headers: Record<string, string>; body?: string }) => void
  /** Holds notifications from now on. */
  pause: () => void
  /** Sends held notifications in order. */
  resume: () => void
  /** Sends each notification this many times. */
  repeat: (times: number) => void
  /** Resolves when all notifications have been answered. */
  idle: () => Promise<void>
}

export function newNotices(reach: (address: string) => string): Notices {
  const underWay = new Set<Promise<unknown>>()
  let times = 1
  let late: (() => void)[] | undefined
  return {
    say(address, init) {
      const send = () => {
        // No retries for receivers that do not answer.
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
