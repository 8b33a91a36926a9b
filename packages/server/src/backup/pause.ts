import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import { readBackupState } from './state.ts'

// How long a running server may take to notice that the operator resumed it.
const POLL_MS = 2_000

/**
 * Starts a worker. On a restored database, waits for the operator first: the server that the backup is of may have
 * sent everything already. Returns how to stop it.
 */
export async function startUnlessPaused(
  pool: pg.Pool,
  log: Logger,
  start: () => Promise<() => Promise<void>>,
): Promise<() => Promise<void>> {
  const { restored } = await readBackupState(pool)
  if (!restored) return start()
  log.warn(
    restored,
    'restored from a backup: no emails, webhooks or calendar updates until `pnpm admin resume --now`',
  )
  const stopping = new AbortController()
  const started = (async () => {
    while (await isPaused(pool)) await sleep(POLL_MS, undefined, { signal: stopping.signal })
    return start()
  })().catch((error: unknown) => {
    if (!stopping.signal.aborted)
      log.error({ err: error }, 'the worker could not start; start the server again')
    return undefined
  })
  return async () => {
    stopping.abort()
    const stop = await started
    await stop?.()
  }
}

/** A database that does not answer says nothing, so the worker goes on waiting. */
async function isPaused(pool: pg.Pool): Promise<boolean> {
  return readBackupState(pool).then(
    ({ restored }) => restored !== undefined,
    () => true,
  )
}
