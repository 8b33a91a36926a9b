import { sql } from 'kysely'
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
