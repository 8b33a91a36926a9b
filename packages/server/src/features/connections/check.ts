import type { Instant } from '@scheduling/domain'
import { DAY, MINUTE } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { Work } from '../../jobs/attempt.ts'
import { ProviderError } from '../../providers/provider.ts'
import { recordBroken } from './broken.ts'
import { CONNECTION_CHECKED } from './events.ts'
import { providerHere } from './providers.ts'
import { CONNECTION_LOOKS } from './queues.ts'
import type { ConnectionRef, StoredConnection } from './store.ts'
import { bringForward, connectionById, countCheck, noteTold, takeDue } from './store.ts'

export type { ConnectionRef } from './store.ts'

// Hosts hear within five minutes that a connection broke, even if a check has to wait for its turn.
const EVERY_MS = 3 * MINUTE
// For failing connections. We notice recovery within a minute, unless the connection failed for a long time.
const AGAIN_MS = MINUTE
const LONG_FAILURES = 60
const LONG_AGAIN_MS = 4 * MINUTE
const AT_ONCE = 2_000
// A check ends a little after its round started. So this round also takes what is due within the next half minute.
const SLACK_MS = MINUTE / 2
// One failed check is not reported. If a second one fails a minute later, hosts hear within five minutes of the start.
const HICCUP_MS = MINUTE / 2
const TOLD_AGAIN_MS = DAY
// A slower check gives its place to others.
const SLOW_MS = 1_000

/** How long after a check the next one is due, given the number of failures in a row. */
export function pauseAfter(failures: number, everyMs = EVERY_MS): number {
  if (failures === 0) return everyMs
  return failures < LONG_FAILURES ? AGAIN_MS : Math.max(everyMs, LONG_AGAIN_MS)
}

/** Queues the checks that are due. Called every minute. Repeat: finds none. */
export async function checkDueConnections(context: Context): Promise<void> {
  const now = context.clock.now()
  let connectionRefs: ConnectionRef[]
  do {
    connectionRefs = await context.db.transaction().execute(async (trx) => {
      const due = await takeDue(trx, {
        now: new Date(now + SLACK_MS),
        again: new Date(now + EVERY_MS),
        limit: AT_ONCE,
      })
      await context.jobs.send(
        trx,
        CONNECTION_LOOKS,
        due.map((data) => ({ data })),
      )
      return due
    })
  } while (connectionRefs.length === AT_ONCE)
}

/** Queues a check now, because something changed at the provider. Repeat: no second check until the first has started. */
export async function checkSoon(context: Context, ref: ConnectionRef): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const isFirst = await bringForward(trx, ref, new Date(context.clock.now()))
    if (isFirst) await context.jobs.send(trx, CONNECTION_LOOKS, [{ data: ref }])
  })
}

/** Lets the users of a connection call its provider, and sets the next check. Repeat: calls again. */
export async function checkConnection(
  context: Context,
  ref: ConnectionRef,
  { giveWay }: Pick<Work, 'giveWay'>,
): Promise<void> {
  const known = await connectionById(context.db, ref)
  if (!known || known.health === 'needs_reconnect') return
  // Changes from now on are for the next check.
  await countCheck(context.db, ref, { look_at: new Date(context.clock.now() + EVERY_MS) })
  const slow = setTimeout(giveWay, SLOW_MS)
  const began = context.clock.now()
  const failures = (await isWell(context, ref)) ? 0 : known.failures + 1
  clearTimeout(slow)
  const { checkEveryMs } = providerHere(context, known.provider)
  const rest: Instant = (await connectionById(context.db, ref))?.rest_until?.getTime() ?? 0
  const dueAt: Instant = Math.max(context.clock.now() + pauseAfter(failures, checkEveryMs), rest + SLACK_MS)
  const failing_since = failures === 0 ? null : (known.failing_since ?? new Date(began))
  await countCheck(context.db, ref, { failures, failing_since, look_at: new Date(dueAt) })
  if (isFailing({ failing_since }, context.clock.now())) await tellOnce(context, ref)
}

/** Whether calls to the provider have failed for longer than a hiccup. */
export function isFailing(
  { failing_since: since }: Pick<StoredConnection, 'failing_since'>,
  now: Instant,
): boolean {
  return since !== null && now - since.getTime() >= HICCUP_MS
}

/** Tells the host at most once a day about a connection that keeps failing and recovering. */
async function tellOnce(context: Context, ref: ConnectionRef): Promise<void> {
  const now = context.clock.now()
  await context.db.transaction().execute(async (trx) => {
    const told = await noteTold(trx, ref, { now: new Date(now), before: new Date(now - TOLD_AGAIN_MS) })
    if (told) await recordBroken(context, trx, told, 'failing')
  })
}

/** False if a call to the provider failed. The failure is already recorded. */
async function isWell(context: Context, ref: ConnectionRef): Promise<boolean> {
  try {
    for (const lookedAfter of context.hooks(CONNECTION_CHECKED)) await lookedAfter(context, ref)
    return true
  } catch (error) {
    if (error instanceof ProviderError) return false
    throw error
  }
}
