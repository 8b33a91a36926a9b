import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Work } from '../../jobs/attempt.ts'
import { deliver } from './deliver.ts'
import type { Address } from './due-store.ts'
import { hasDue, leaveAddress, nextDue, takeAddress } from './due-store.ts'
import type { Health } from './health.ts'
import { SLOW_MS } from './health.ts'
import type { Wake } from './queues.ts'

// The time that an address gets if others wait, too. Together with the attempt that is running then, it is shorter
// than the time that the address is taken for.
const TURN_MS = 5_000

/**
 * Sends an address everything due, one request at a time over all processes. Answers the lane for another wake if
 * more is due; undefined if none is needed. Repeat: sends what is still due.
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
    // The holder looks again after leaving it.
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

/** Sends until nothing is due, the turn is over, or the address belongs in the other lane. */
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
