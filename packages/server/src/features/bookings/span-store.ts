import { sql } from 'kysely'
import type { Interval } from '@scheduling/domain'
import type { Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { StoredBooking } from './tables.ts'

// Bookings of one host, for what is written elsewhere about them.

/** Ids of bookings in the past, in the future, or all. Those in the future first, the next one first. */
export async function bookingsSpan(
  db: Db,
  hostId: HostId,
  span: 'past' | 'future' | 'all',
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('host_id', '=', hostId)
    .where('erased_at', 'is', null)
    .$if(span === 'past', (query) => query.where('starts_at', '<=', now))
    .$if(span === 'future', (query) => query.where('starts_at', '>', now))
    .orderBy(sql`starts_at > ${now} desc, abs(extract(epoch from starts_at - ${now}::timestamptz))`)
    .execute()
  return rows.map(({ id }) => id)
}

/** Those among these, in no order. */
export async function bookingsByIds(
  db: Db,
  hostId: HostId,
  ids: readonly string[],
): Promise<StoredBooking[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('host_id', '=', hostId)
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .execute()
}

/** Who booked these, by booking. Empty: their data was erased. */
export async function inviteeNames(
  db: Db,
  hostId: HostId,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'invitee_name'])
    .where('host_id', '=', hostId)
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, invitee_name }) => [id, invitee_name]))
}

/** The last booking of an invitee. */
export async function lastBookingOf(
  db: Db,
  hostId: HostId,
  email: string,
): Promise<StoredBooking | undefined> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('host_id', '=', hostId)
    .where(sql<boolean>`lower(invitee_email) = ${email.toLowerCase()}`)
    .orderBy('booked_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * How often each event type, and anything else that can be booked, was booked in each quarter of an hour of the span: no
 * zone's day begins within one. The first quarter first.
 */
export async function bookingsByOrigin(
  db: Db,
  hostId: HostId,
  span: Interval,
): Promise<{ id: string; name: string; at: Date; bookings: number }[]> {
  const quarter = sql<Date>`date_bin('15 minutes', booked_at, timestamptz '2000-01-01')`
  return bookedWithin(db, hostId, span)
    .select(['origin_id as id', sql<string>`(array_agg(event_name order by booked_at desc))[1]`.as('name')])
    .select([quarter.as('at'), sql<number>`count(*)::int`.as('bookings')])
    .groupBy(['origin_id', quarter])
    .orderBy(quarter)
    .execute()
}

/** How many bookings in the span came from each `utm_source`. Null: they had none. The most first. */
export async function bookingsBySource(
  db: Db,
  hostId: HostId,
  span: Interval,
  limit: number,
): Promise<{ source: string | null; bookings: number }[]> {
  const source = sql<string | null>`tracking ->> 'utm_source'`
  return bookedWithin(db, hostId, span)
    .select([source.as('source'), sql<number>`count(*)::int`.as('bookings')])
    .groupBy(source)
    .orderBy('bookings', 'desc')
    .orderBy(source)
    .limit(limit)
    .execute()
}

/** A host's own bookings, not those to which it only comes. */
function bookedWithin(db: Db, hostId: HostId, { start, end }: Interval) {
  return db
    .selectFrom('bookings')
    .where('host_id', '=', hostId)
    .where(sql<boolean>`host_ids[1] = host_id`)
    .where('booked_at', '>=', new Date(start))
    .where('booked_at', '<', new Date(end))
}
