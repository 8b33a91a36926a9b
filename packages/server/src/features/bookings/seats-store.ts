import type { HostBooking, Location } from '@scheduling/contract'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { StoredBooking } from './tables.ts'

// Bookings of event types with seats. Those of one event type and start are one meeting. All are of one host.

/** Which meeting a booking belongs to. */
export type MeetingWithSeats = Pick<StoredBooking, 'host_id' | 'origin_id' | 'starts_at'>

/** Its scheduled bookings as they stay until the transaction ends, the one booked first first. */
export async function lockedSeats(
  trx: Transaction<Database>,
  meeting: MeetingWithSeats,
): Promise<StoredBooking[]> {
  return seatsOf(trx, meeting).selectAll().orderBy('booked_at').orderBy('id').forNoKeyUpdate().execute()
}

function seatsOf(db: Db, { host_id: hostId, origin_id: originId, starts_at: start }: MeetingWithSeats) {
  return db
    .selectFrom('bookings')
    .where('host_id', '=', hostId)
    .where('origin_id', '=', originId)
    .where('starts_at', '=', start)
    .where('seats', 'is not', null)
    .where('status', '=', 'scheduled')
}

/** The scheduled booking that was made first. */
export async function firstSeatOf(db: Db, meeting: MeetingWithSeats): Promise<string | undefined> {
  const first = await seatsOf(db, meeting).select('id').orderBy('booked_at').orderBy('id').limit(1).execute()
  return first[0]?.id
}

/** The room of this kind in which its invitees meet. Undefined: it is not made yet. */
export async function roomOfSeats(
  db: Db,
  meeting: MeetingWithSeats,
  kind: Location['kind'],
): Promise<Location | undefined> {
  const row = await seatsOf(db, meeting)
    .select('location')
    .where(sql<boolean>`location ->> 'kind' = ${kind} and location ? 'url'`)
    .limit(1)
    .executeTakeFirst()
  return row?.location
}

/** Of those of these bookings that share their start, by booking. The total is that of the event type now. */
export async function seatsOfBookings(
  db: Db,
  bookings: readonly StoredBooking[],
): Promise<ReadonlyMap<string, NonNullable<HostBooking['seats']>>> {
  const ids = bookings.flatMap(({ id, seats }) => (seats === null ? [] : [id]))
  const hostIds = [...new Set<HostId>(bookings.map(({ host_id: hostId }) => hostId))]
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; taken: number; total: number }>`
    select booking.id, count(seat.id)::int as taken,
      greatest(coalesce(event_types.seats, booking.seats), count(seat.id))::int as total
    from bookings as booking
    left join event_types on event_types.host_id = booking.host_id and event_types.id = booking.origin_id
    left join bookings as seat on seat.host_id = booking.host_id and seat.starts_at = booking.starts_at
      and seat.origin_id = booking.origin_id and seat.status = 'scheduled' and seat.seats is not null
    where booking.host_id = any (${hostIds}::uuid[]) and booking.id = any (${ids}::uuid[])
    group by booking.id, booking.seats, event_types.seats
  `.execute(db)
  return new Map(rows.map(({ id, ...seats }) => [id, seats]))
}
