import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Work } from '../../jobs/attempt.ts'
import { deliver } from './deliver.ts'
import type { Address } from './due-store.ts'
import { hasDue, leaveAddress, nextDue, takeAddress } from './due-store.ts'
import type { Health } from './health.ts'
import { SLOW_MS } from './health.ts'
import type { Wake } from './queues.ts'

// What an address gets at a time, when others wait as well. With the attempt that it ends in, less than it is taken for.
const TURN_MS = 5_000

/**
 * Sends an address what is due, one request at a time, whichever process does it. Answers whether more is due for which
 * another wake is needed, and in which lane. Repeat: sends what is still due.
 */
export async function drain(
  context: Context,
  wake: Wake,
  isSlowLane: boolean,
  giveWay: Work['giveWay'] = () => {},
): Promise<{ isSlow: boolean } | undefined> {
  const { db, clock } = context
  const now = () => Math.max(clock.now(), wake.dueAt)
  const ends = performance.now() + TURN_MS
  while (await hasDue(db, wake, now())) {
    const by = randomUUID()
    const health = await takeAddress(db, wake, by)
    // Whoever has it looks again after leaving it.
    if (!health) return undefined
    let after = health
    try {
      if (isSlowLane || health.slowSince === null)
        after = await sendDue(context, { address: wake, now, ends, isSlowLane, giveWay }, health)
    } finally {
      await leaveAddress(db, wake, by)
    }
    const isSlow = after.slowSince !== null
    const isInLane = isSlowLane || !isSlow
    if ((performance.now() >= ends || !isInLane) && (await hasDue(db, wake, now()))) return { isSlow }
  }
  return undefined
}

interface Turn {
  address: Address
  now: () => number
  ends: number
  isSlowLane: boolean
  giveWay: Work['giveWay']
}

/** Until nothing is due, the turn is over, or the address belongs in the other lane. */
async function sendDue(context: Context, turn: Turn, before: Health): Promise<Health> {
  const { address, now, ends, isSlowLane, giveWay } = turn
  let health = before
  for (let count = 0; ; count++) {
    const due = await nextDue(context.db, address, now(), count % 2 === 0)
    if (!due) return health
    const slow = setTimeout(giveWay, SLOW_MS)
    try {
      health = await deliver(context, due, health)
    } finally {
      clearTimeout(slow)
    }
    if (performance.now() >= ends || (health.slowSince !== null && !isSlowLane)) return health
  }
}
