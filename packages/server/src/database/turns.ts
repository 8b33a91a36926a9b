/**
 * Runs one piece of work per key at a time, in order of arrival. `hasWaited` says that others came first.
 * Waiting takes no connection, and the work can still find out that nothing is left to do. Works within this
 * process only: use database locks for what must never happen twice.
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
