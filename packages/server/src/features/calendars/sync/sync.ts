import { DAY } from '@scheduling/domain'
import type { Context } from '../../../context.ts'
import type { CalendarChanges } from '../../../providers/provider.ts'
import { ProviderError } from '../../../providers/provider.ts'
import { renewBusy } from '../../busy/operations.ts'
import type { ConnectionRef } from '../../connections/check.ts'
import { connectionOf } from '../../connections/operations.ts'
import { calendarsAt, withCalendars } from '../access.ts'
import { followChanges } from './follow.ts'
import { readAgain } from '../freshen.ts'
import { listAnew } from '../operations.ts'
import { wakeWaiting } from '../plan.ts'
import { confirmReadings } from '../reading-store.ts'
import type { StoredCalendar } from '../store.ts'
import { calendarsInUse, keepCursor, keepWatch } from '../store.ts'
import { newWatchId, watchSecret } from './watch-id.ts'

// Renew a watch well before it ends, because checks may fail for a while.
const RENEWED_BEFORE_MS = DAY

/**
 * Updates what we know about a connection's calendars, and makes bookings follow changes to their events. Throws
 * `ProviderError`. Repeat: finds no changes.
 */
export async function syncCalendars(context: Context, ref: ConnectionRef): Promise<void> {
  if (!(await calendarsAt(context, ref))) return
  const used = await calendarsInUse(context.db, ref)
  const askedAt = new Date(context.clock.now())
  try {
    // Ask even if no calendar is in use, to know whether we still have access.
    if (used.length === 0) await listAnew(context, ref)
    const looks = await Promise.all(used.map(async (calendar) => readChanges(context, ref, calendar)))
    if (looks.some(({ mayBeOther }) => mayBeOther)) await readAgain(context, ref)
    else await confirmReadings(context.db, ref, askedAt)
    // Store cursors last, so the next check finds the changes again if reading fails.
    for (const { calendar, cursor } of looks)
      if (cursor !== null && cursor !== calendar.cursor) await keepCursor(context.db, calendar, cursor)
  } catch (error) {
    // A calendar was deleted at the provider.
    if (!(error instanceof ProviderError)) throw error
    if (error.failure !== 'not_found') {
      await forgetKept(context, ref, used)
      throw error
    }
    await listAnew(context, ref)
  }
  await wakeWaiting(context, ref)
}

/** The last readings may have become too old, so stored busy times must be computed again. */
async function forgetKept(
  { db }: Context,
  { hostId }: ConnectionRef,
  used: readonly StoredCalendar[],
): Promise<void> {
  if (used.some(({ trust_minutes }) => trust_minutes !== null))
    await db.transaction().execute((trx) => renewBusy(trx, hostId))
}

interface Look {
  calendar: StoredCalendar
  /** Whether busy times may have changed. */
  mayBeOther: boolean
  /** Where the next check continues. */
  cursor: string | null
}

async function readChanges(context: Context, ref: ConnectionRef, calendar: StoredCalendar): Promise<Look> {
  // We cannot see what changed in a calendar whose events we cannot read.
  if (!calendar.can_read) return { calendar, mayBeOther: true, cursor: calendar.cursor }
  const now = context.clock.now()
  const changes = await withCalendars(context, ref, 'read_changes', (calendars, token) =>
    calendars.changes(token, calendar.id, calendar.cursor, now),
  )
  await followChanges(context, ref, calendar, changes)
  await watchOn(context, ref, calendar)
  return { calendar, mayBeOther: calendar.cursor === null || isChanged(changes), cursor: changes.cursor }
}

function isChanged({ whole, events }: CalendarChanges): boolean {
  return whole !== null || events.length > 0
}

/** Asks the provider to notify us of changes, if it can reach this server. Without that we ask it every few minutes. */
async function watchOn(context: Context, ref: ConnectionRef, calendar: StoredCalendar): Promise<void> {
  const { clock, config } = context
  const { watch_until: until, watch_id: former, watch_resource: resource } = calendar
  if (until && until.getTime() - RENEWED_BEFORE_MS > clock.now()) return
  const connection = await connectionOf(context, ref)
  const watching = (await calendarsAt(context, ref))?.watching
  if (!connection || !watching || !(config.publicUrl.startsWith('https:') || config.isTrial)) return
  const id = newWatchId(ref)
  const address = `${config.publicUrl}/hooks/calendars/${connection.provider}?watch=${id}`
  try {
    const begun = await withCalendars(context, ref, 'watch', (_calendars, token) =>
      watching.begin(token, calendar.id, { id, address, secret: watchSecret(context, id), now: clock.now() }),
    )
    await keepWatch(context.db, calendar, { id, resource: begun.resource, until: new Date(begun.until) })
    if (former && resource)
      await withCalendars(context, ref, 'watch', (_calendars, token) =>
        watching.end(token, { id: former, resource }),
      )
  } catch (error) {
    // Without a watch we still check every few minutes.
    if (!(error instanceof ProviderError) || error.failure === 'unauthorized') throw error
  }
}
