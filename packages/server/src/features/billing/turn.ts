import { setTimeout } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import { moveTurnEnd, takeTurn } from './store.ts'

// How long a crashed process blocks others. It is shorter than `WAIT_MS`, so those who wait get their turn.
const TURN_MS = 12_000
const MOVED_EVERY_MS = 4_000
const WAIT_MS = 15_000
const LOOK_EVERY_MS = 100

/**
 * Allows one change of a host's subscription at a time, across all tabs and processes, without keeping a transaction open
 * while the provider answers. Throws `billing_busy`.
 */
export async function inTurn<Done>(
  context: Context,
  hostId: HostId,
  work: () => Promise<Done>,
): Promise<Done> {
  const until = await waitForTurn(context, hostId)
  const done = new AbortController()
  const lasting = goOn(context, hostId, until, done.signal)
  try {
    return await work()
  } finally {
    done.abort()
    await moveTurnEnd(context.db, hostId, await lasting, null)
  }
}

function endFrom({ clock }: Context): Date {
  return new Date(clock.now() + TURN_MS)
}

async function waitForTurn(context: Context, hostId: HostId): Promise<Date> {
  for (let waited = 0; ; waited += LOOK_EVERY_MS) {
    const until = endFrom(context)
    if (await takeTurn(context.db, hostId, new Date(context.clock.now()), until)) return until
    if (waited >= WAIT_MS) throw new AppError('billing_busy')
    await setTimeout(LOOK_EVERY_MS)
  }
}

/** Extends the turn while the change is running. Answers when the turn ends. */
async function goOn(context: Context, hostId: HostId, taken: Date, done: AbortSignal): Promise<Date> {
  let until = taken
  try {
    for (;;) {
      await setTimeout(MOVED_EVERY_MS, undefined, { signal: done })
      const next = endFrom(context)
      if (!(await moveTurnEnd(context.db, hostId, until, next))) return until
      until = next
    }
  } catch {
    // The change is done, or the database is down. In that case the turn expires by itself.
    return until
  }
}
