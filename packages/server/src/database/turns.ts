/**
 * Runs one piece of work per key at a time, in the order in which they came; `hasWaited` says that others were before.
 * Who waits here waits without a connection, and may find out before it takes one that there is nothing left to do.
 * Only for this process: what must never happen twice is for locks in the database.
 */
export type InTurn = <Result>(key: string, work: (hasWaited: boolean) => Promise<Result>) => Promise<Result>

export function turns(): InTurn {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const before = last.get(key)
    const mine = before ? before.then(() => work(true)) : work(false)
    const settled = mine.catch(() => undefined)
    last.set(key, settled)
    try {
      return await mine
    } finally {
      if (last.get(key) === settled) last.delete(key)
    }
  }
}
