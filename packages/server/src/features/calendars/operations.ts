import type { Insertable, Transaction } from 'kysely'
import type { BusyKind, WhenUnread } from '@scheduling/contract'
import { DAY, limits } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import type { ProviderCalendar } from '../../providers/provider.ts'
import { STRETCH } from './stretches.ts'
import { lockProfile } from '../hosts/operations.ts'
import { recordActivity } from '../activity/operations.ts'
import { renewBusy } from '../busy/operations.ts'
import { meetInRoom } from '../event-types/first-room.ts'
import { calendarsAt, withCalendars } from './access.ts'
import { putSyncsCancelation } from './choice-store.ts'
import { deleteEventsBefore } from './event-store.ts'
import { planMeetingsToCome, roomAccounts, wakeWaiting } from './plan.ts'
import { deleteReadingsBefore, forgetReadings } from './reading-store.ts'
import { noteSharing } from './sharers.ts'
import type { Place, StoredCalendar } from './store.ts'
import type { CalendarRow } from './tables.ts'
import {
  calendarsOf,
  choose,
  deleteOtherCalendars,
  putCalendars,
  putCounted,
  putUnread,
  targetOf,
} from './store.ts'

// Nobody changes a booking's event long after it ended.
const EVENTS_KEPT_MS = 90 * DAY

interface Ref {
  hostId: HostId
  connectionId: string
}

export async function calendarsOfHost({ db }: Pick<Context, 'db'>, host: HostId): Promise<StoredCalendar[]> {
  return calendarsOf(db, host)
}

/** Replaces the former choice. Throws `calendar_not_found`, `calendar_read_only`. Repeat: the same. */
export async function chooseCalendars(
  context: Context,
  host: Acting,
  chosen: { blocking: readonly Place[]; target: Place | null },
): Promise<StoredCalendar[]> {
  const { hostId } = host
  await context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, hostId)
    const known = await calendarsOf(trx, hostId)
    const find = (place: Place) => {
      const calendar = known.find(
        ({ connection_id, id }) => connection_id === place.connectionId && id === place.id,
      )
      if (!calendar) throw new AppError('calendar_not_found')
      return calendar
    }
    for (const place of chosen.blocking) find(place)
    if (chosen.target && !find(chosen.target).can_write) throw new AppError('calendar_read_only')
    await choose(trx, hostId, chosen)
    await noteSharing(trx, hostId)
    await forgetReadings(trx, hostId)
    await renewBusy(trx, hostId)
    await recordActivity(context, trx, host, 'calendars_chosen')
  })
  await planMeetingsToCome(context, hostId)
  return calendarsOfHost(context, hostId)
}

/** Throws `calendar_not_found`. Repeat: the same. */
export async function chooseUnread(
  context: Context,
  host: Acting,
  place: Place,
  { trustFor, afterwards }: WhenUnread,
): Promise<StoredCalendar[]> {
  const { hostId } = host
  return context.db.transaction().execute(async (trx) => {
    const rule = { trust_minutes: trustFor, when_unread: afterwards }
    if (!(await putUnread(trx, hostId, place, rule))) throw new AppError('calendar_not_found')
    await renewBusy(trx, hostId)
    await recordActivity(context, trx, host, 'calendars_chosen')
    return calendarsOf(trx, hostId)
  })
}

/** Deletes the stored readings, so calendars are read again. Throws `calendar_not_found`. Repeat: the same. */
export async function chooseCounted(
  context: Context,
  host: Acting,
  place: Place,
  counted: BusyKind[],
): Promise<StoredCalendar[]> {
  const { hostId } = host
  return context.db.transaction().execute(async (trx) => {
    if (!(await putCounted(trx, hostId, place, counted))) throw new AppError('calendar_not_found')
    await forgetReadings(trx, hostId)
    await renewBusy(trx, hostId)
    await recordActivity(context, trx, host, 'calendars_chosen')
    return calendarsOf(trx, hostId)
  })
}

/** Repeat: the same. */
export async function chooseSync(context: Context, host: Acting, syncs: boolean): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    await putSyncsCancelation(trx, host.hostId, syncs)
    await recordActivity(context, trx, host, 'calendars_chosen')
  })
}

/**
 * The main calendar of a new connection blocks time, and gets the bookings if no other calendar does. A renewed connection
 * keeps the host's choices, and waiting events are written. Throws `ProviderError`. Repeat: lists again.
 */
export async function adoptCalendars(context: Context, ref: Ref): Promise<void> {
  if (!(await calendarsAt(context, ref))) return
  await listAnew(context, ref)
  for (const { kind } of await roomAccounts(context, ref.hostId)) await meetInRoom(context, ref.hostId, kind)
  await planMeetingsToCome(context, ref.hostId)
  await wakeWaiting(context, ref)
}

/** Lists the calendars again. Always true, because stored busy times may be outdated. */
export async function listAnew(context: Context, ref: Ref): Promise<boolean> {
  const listed = await withCalendars(context, ref, 'list_calendars', (calendars, token) =>
    calendars.list(token),
  )
  await context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, ref.hostId)
    const hasTarget = (await targetOf(trx, ref.hostId)) !== undefined
    const providerCalendars = listed.slice(0, limits.CALENDARS_MAX)
    await putCalendars(
      trx,
      providerCalendars.map((calendar) => rowOf(ref, calendar, hasTarget)),
    )
    await deleteOtherCalendars(
      trx,
      ref,
      providerCalendars.map(({ id }) => id),
    )
    await noteSharing(trx, ref.hostId)
    await renewBusy(trx, ref.hostId)
  })
  return true
}

function rowOf(
  { hostId, connectionId }: Ref,
  { id, name, color, isPrimary, canWrite, canRead }: ProviderCalendar,
  hasTarget: boolean,
): Insertable<CalendarRow> {
  return {
    host_id: hostId,
    connection_id: connectionId,
    id,
    name,
    color,
    is_primary: isPrimary,
    can_write: canWrite,
    can_read: canRead,
    is_blocking: isPrimary,
    is_target: isPrimary && canWrite && !hasTarget,
    cursor: null,
    watch_id: null,
    watch_resource: null,
    watch_until: null,
  }
}

/** Removes a connection's calendars. The times that they blocked become free. */
export async function releaseCalendars(
  _context: Context,
  trx: Transaction<Database>,
  { hostId, connectionId }: Ref,
): Promise<void> {
  await noteSharing(trx, hostId, connectionId)
  await renewBusy(trx, hostId)
}

/** Called by the daily job. Repeat: finds nothing. */
export async function cleanUpReadings({ db, clock }: Context): Promise<void> {
  await deleteReadingsBefore(db, new Date(clock.now() - 2 * STRETCH))
  await deleteEventsBefore(db, new Date(clock.now() - EVENTS_KEPT_MS))
}
