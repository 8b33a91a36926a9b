import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_MS = 1_000
const AGAIN_MS = 5_000

interface LookedAfter {
  isRunning: () => boolean
  /** Throws where it cannot be started yet. */
  start: () => Promise<void>
  /** For whoever runs the server. */
  tell: (line: string) => void
}

/**
 * Starts the database again wherever it ends by itself, as it does when its disk is full; until then whoever asks is told to
 * come back later. Answers what ends that.
 */
export function lookAfterDatabase({ isRunning, start, tell }: LookedAfter): () => Promise<void> {
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

/** Of all that PostgreSQL logs what stopped it. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return [...text.matchAll(/FATAL: +(.+)/g)].at(-1)?.[1] ?? text
}
