import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_MS = 1_000
const AGAIN_MS = 5_000

interface Supervised {
  isRunning: () => boolean
  /** Throws if it cannot start yet. */
  start: () => Promise<void>
  /** Gets lines for the operator. */
  tell: (line: string) => void
}

/**
 * Restarts the database whenever it stops by itself, for example because its disk is full. Until then,
 * requests are told to come back later. Returns a function that ends this.
 */
export function superviseDatabase({ isRunning, start, tell }: Supervised): () => Promise<void> {
  const ending = new AbortController()
  const wait = async (ms: number) => sleep(ms, undefined, { signal: ending.signal, ref: false })

  async function startAgain(): Promise<void> {
    for (let isFirst = true; ; isFirst = false) {
      const problem = await start().then(
        () => undefined,
        (error: unknown) => reasonOf(error),
      )
      if (problem === undefined) return
      if (isFirst) tell(`${problem}. Trying every ${AGAIN_MS / 1_000} seconds …`)
      await wait(AGAIN_MS)
    }
  }

  async function look(): Promise<never> {
    for (;;) {
      await wait(LOOK_MS)
      if (isRunning()) continue
      tell('The database has ended by itself. Starting it again …')
      await startAgain()
      tell('The database runs again.')
    }
  }

  const looking = look().catch((error: unknown) => {
    if (!ending.signal.aborted) throw error
  })
  return async () => {
    ending.abort()
    await looking
  }
}

/** Finds the line in PostgreSQL's log that says what stopped it. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return [...text.matchAll(/FATAL: +(.+)/g)].at(-1)?.[1] ?? text
}
