import type { Insertable, Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { stableId } from '../../jobs/stable-id.ts'
import type { ClaimsRoom } from '../bookings/events.ts'
import { eventOf, wantEvent } from './event-store.ts'
import { CALENDAR_EVENTS } from './queues.ts'
import { renewSharers } from './sharers.ts'
import { targetOf } from './store.ts'
import type { CalendarEventRow } from './tables.ts'

/** Where the host's bookings are written. */
export async function targetPlace(
  db: Parameters<typeof targetOf>[0],
  hostId: HostId,
): Promise<{ connection_id: string; calendar_id: string } | undefined> {
  const target = await targetOf(db, hostId)
  return target && { connection_id: target.connection_id, calendar_id: target.id }
}

/** Whether the room comes with the event in the host's calendar. */
export const claimsRoom: ClaimsRoom = async (trx, { hostId, bookingId }) =>
  (await eventOf(trx, hostId, bookingId))?.wanted?.wantsRoom === true

type WantedRow = Omit<
  Insertable<CalendarEventRow>,
  'written_sequence' | 'written_start' | 'written_end' | 'written_at'
>

/** Stores the event that a booking should have, and queues writing it. `id`: of what happened. Repeat: does nothing. */
export async function queueEvent(
  context: Context,
  trx: Transaction<Database>,
  id: string,
  row: WantedRow,
): Promise<void> {
  const { host_id: hostId, booking_id: bookingId } = row
  const written = { written_sequence: null, written_start: null, written_end: null, written_at: null }
  if (!(await wantEvent(trx, { ...row, ...written }))) return
  await renewSharers(trx, hostId)
  await context.jobs.send(trx, CALENDAR_EVENTS, [
    { data: { hostId, bookingId }, id: stableId(id, hostId, CALENDAR_EVENTS.name) },
  ])
}
