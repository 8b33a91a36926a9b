import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

// https://www.postgresql.org/docs/current/errcodes-appendix.html: shutting down, recovering from a crash, or
// starting up.
const PASSING = /^57P0[123]$/
const PATIENCE_MS = 60_000

/** A server that recovers from a crash listens, but accepts no sessions for a while. */
export async function waitForRecovery(pool: pg.Pool): Promise<void> {
  const began = performance.now()
  for (;;) {
    const error = await pool.query('select 1').then(
      () => undefined,
      (reason: Error & { code?: string }) => reason,
    )
    if (!error) return
    const isPassing = PASSING.test(error.code ?? '') || error.message.startsWith('Connection terminated')
    if (!isPassing || performance.now() - began > PATIENCE_MS) throw error
    await sleep(100)
  }
}
