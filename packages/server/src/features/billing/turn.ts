import { setTimeout } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { endTurn, takeTurn } from './store.ts'

// As long as the provider may take for all calls of one change; a process that died gives its turn back after that.
const TURN_MS = 60_000
const WAIT_MS = 15_000
const LOOK_EVERY_MS = 100

/**
 * One change of a host's subscription at a time, over all tabs and processes, without a transaction that stays open while
 * the provider answers. Throws `billing_busy`.
 */
export async function inTurn<Done>(
  context: Context,
  hostId: string,
  work: () => Promise<Done>,
): Promise<Done> {
  const { db, clock } = context
  const take = async () => takeTurn(db, hostId, new Date(clock.now()), new Date(clock.now() + TURN_MS))
  for (let waited = 0; !(await take()); waited += LOOK_EVERY_MS) {
    if (waited >= WAIT_MS) throw new AppError('billing_busy')
    await setTimeout(LOOK_EVERY_MS)
  }
  try {
    return await work()
  } finally {
    await endTurn(db, hostId)
  }
}
