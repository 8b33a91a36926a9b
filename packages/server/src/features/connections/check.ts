import type { Instant } from '@scheduling/domain'
import { DAY, MINUTE } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { Work } from '../../jobs/attempt.ts'
import { ProviderError } from '../../providers/provider.ts'
import { recordBroken } from './broken.ts'
import { LOOKED_AFTER } from './events.ts'
import { providerHere } from './providers.ts'
import { CONNECTION_LOOKS } from './queues.ts'
import type { ConnectionRef, StoredConnection } from './store.ts'
import { bringForward, connectionById, countLook, noteTold, takeDue } from './store.ts'

export type { ConnectionRef } from './store.ts'

// What breaks is told within five minutes: a look may wait for its turn.
const EVERY_MS = 3 * MINUTE
// Of those that fail. What works again is found within a minute, where it did not fail for long.
const AGAIN_MS = MINUTE
const LONG_FAILURES = 60
const LONG_AGAIN_MS = 4 * MINUTE
const AT_ONCE = 2_000
// A look ends a little after its round began: what is due before the middle of the next minute is for this one.
const SLACK_MS = MINUTE / 2
// A hiccup is told to nobody; what a second look finds a minute later is told within five minutes of its beginning.
const HICCUP_MS = MINUTE / 2
const TOLD_AGAIN_MS = DAY
// Whoever waits longer leaves its place to those who need not wait.
const SLOW_MS = 1_000

/** How long after a look the next one is due, after so many in a row that failed. */
export function pauseAfter(failures: number, everyMs = EVERY_MS): number {
  if (failures === 0) return everyMs
  return failures < LONG_FAILURES ? AGAIN_MS : Math.max(everyMs, LONG_AGAIN_MS)
}

/** Called every minute. Repeat: finds none. */
export async function checkDueConnections(context: Context): Promise<void> {
  const now = context.clock.now()
  let found: ConnectionRef[]
  do {
    found = await context.db.transaction().execute(async (trx) => {
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
  } while (found.length === AT_ONCE)
}

/** Something changed there. Repeat: one look follows, until it has begun. */
export async function checkSoon(context: Context, ref: ConnectionRef): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const isFirst = await bringForward(trx, ref, new Date(context.clock.now()))
    if (isFirst) await context.jobs.send(trx, CONNECTION_LOOKS, [{ data: ref }])
  })
}

/** Has whoever uses a connection ask its provider, and says when it is due again. Repeat: asks again. */
export async function checkConnection(
  context: Context,
  ref: ConnectionRef,
  { giveWay }: Pick<Work, 'giveWay'>,
): Promise<void> {
  const known = await connectionById(context.db, ref)
  if (!known || known.health === 'needs_reconnect') return
  // What changes from here on is for another look.
  await countLook(context.db, ref, { look_at: new Date(context.clock.now() + EVERY_MS) })
  const slow = setTimeout(giveWay, SLOW_MS)
  const began = context.clock.now()
  const failures = (await isWell(context, ref)) ? 0 : known.failures + 1
  clearTimeout(slow)
  const { looksEveryMs } = providerHere(context, known.provider)
  const rest: Instant = (await connectionById(context.db, ref))?.rest_until?.getTime() ?? 0
  const dueAt: Instant = Math.max(context.clock.now() + pauseAfter(failures, looksEveryMs), rest + SLACK_MS)
  const failing_since = failures === 0 ? null : (known.failing_since ?? new Date(began))
  await countLook(context.db, ref, { failures, failing_since, look_at: new Date(dueAt) })
  if (isFailing({ failing_since }, context.clock.now())) await tellOnce(context, ref)
}

/** Whether its provider has not done for minutes what it was asked for. */
export function isFailing(
  { failing_since: since }: Pick<StoredConnection, 'failing_since'>,
  now: Instant,
): boolean {
  return since !== null && now - since.getTime() >= HICCUP_MS
}

/** Not again for one that comes and goes. */
async function tellOnce(context: Context, ref: ConnectionRef): Promise<void> {
  const now = context.clock.now()
  await context.db.transaction().execute(async (trx) => {
    const told = await noteTold(trx, ref, { now: new Date(now), before: new Date(now - TOLD_AGAIN_MS) })
    if (told) await recordBroken(context, trx, told, 'failing')
  })
}

/** False where the provider did not do what it was asked for: how that went is noted already. */
async function isWell(context: Context, ref: ConnectionRef): Promise<boolean> {
  try {
    for (const lookedAfter of context.partakers(LOOKED_AFTER)) await lookedAfter(context, ref)
    return true
  } catch (error) {
    if (error instanceof ProviderError) return false
    throw error
  }
}
