import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import type { CalendarFeedRow, StoredBooking } from '../tables.ts'

export async function feedOf(db: Db, hostId: HostId): Promise<Selectable<CalendarFeedRow> | undefined> {
  return db.selectFrom('calendar_feeds').selectAll().where('host_id', '=', hostId).executeTakeFirst()
}

/** Takes the place of an earlier one. */
export async function putFeed(db: Db, feed: Insertable<CalendarFeedRow>): Promise<void> {
  const { token_hash, created_at } = feed
  await db
    .insertInto('calendar_feeds')
    .values(feed)
    .onConflict((conflict) => conflict.column('host_id').doUpdateSet({ token_hash, created_at }))
    .execute()
}

export async function deleteFeed(db: Db, hostId: HostId): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('host_id', '=', hostId).execute()
}

/**
 * Scheduled bookings that take the host's time and start in the span, the first one first. Of a meeting with seats the one
 * that was booked first.
 */
export async function ownMeetings(
  db: Db,
  hostId: HostId,
  { from, until, max }: { from: Date; until: Date; max: number },
): Promise<StoredBooking[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('status', '=', 'scheduled')
    .where('takes_time', '=', true)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .where(
      sql<boolean>`(seats is null or not exists (select from bookings as earlier
        where earlier.host_id = bookings.host_id and earlier.origin_id = bookings.origin_id
          and earlier.starts_at = bookings.starts_at and earlier.seats is not null and earlier.status = 'scheduled'
          and (earlier.booked_at, earlier.id) < (bookings.booked_at, bookings.id)))`,
    )
    .orderBy('starts_at')
    .orderBy('id')
    .limit(max)
    .execute()
}
