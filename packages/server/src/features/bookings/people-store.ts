import type { Interval } from '@scheduling/domain'
import type { Insertable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { BookingRow, StoredBooking } from './tables.ts'

// The rows of the people who come to a booking.

/** The hosts whose time the booking takes. */
export async function occupiedHosts(db: Db, booking: StoredBooking): Promise<HostId[]> {
  const [first, ...others] = booking.host_ids
  // Only the first may be without, and their own row says so.
  if (booking.host_id === first) return booking.takes_time ? booking.host_ids : others
  const rows = await db
    .selectFrom('bookings')
    .select('host_id')
    .where(sql<boolean>`host_id = any (${booking.host_ids}::uuid[])`)
    .where('id', '=', booking.id)
    .where('takes_time', '=', true)
    .execute()
  return rows.map(({ host_id }) => host_id)
}

/** The ids of those bookings that do not take the time of their owner. */
export async function ownersWithoutTime(db: Db, bookings: readonly StoredBooking[]): Promise<string[]> {
  const owners = [...new Set(bookings.map(({ host_ids: [owner] }) => owner))]
  const ids = bookings.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where(sql<boolean>`host_id = any (${owners}::uuid[])`)
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .where('takes_time', '=', false)
    .execute()
  return rows.map(({ id }) => id)
}

/** By which schedule the hours of each person who comes were read. */
export async function schedulesOfPeople(
  db: Db,
  bookings: readonly StoredBooking[],
): Promise<{ id: string; person: HostId; schedule: StoredBooking['receipt']['schedule'] }[]> {
  const people = [...new Set(bookings.flatMap(({ host_ids: hostIds }) => hostIds))]
  const ids = bookings.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'host_id', 'receipt'])
    .where(sql<boolean>`host_id = any (${people}::uuid[])`)
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .where('takes_time', '=', true)
    .execute()
  return rows.map(({ id, host_id: person, receipt }) => ({ id, person, schedule: receipt.schedule }))
}

/** To how many scheduled meetings of a host that begin in the span each other person comes. The most first. */
export async function meetingsByPerson(
  db: Db,
  hostId: HostId,
  { start, end }: Interval,
): Promise<{ person: HostId; meetings: number }[]> {
  const { rows } = await sql<{ person: HostId; meetings: number }>`
    select person, count(*)::int as meetings
    from bookings, unnest(host_ids) as person
    where host_id = ${hostId} and status = 'scheduled' and person <> host_id
      and starts_at >= ${new Date(start)} and starts_at < ${new Date(end)}
    group by person
    order by meetings desc, person
  `.execute(db)
  return rows
}

/** Sets these columns of one host's row, the sequence among them. */
export async function updateRowOf(
  trx: Transaction<Database>,
  hostId: HostId,
  id: string,
  columns: Updateable<BookingRow> & { sequence: number },
): Promise<void> {
  await trx.updateTable('bookings').set(columns).where('host_id', '=', hostId).where('id', '=', id).execute()
}

/** Adds a row. Somebody who had the booking before gets their former row again. */
export async function putRow(trx: Transaction<Database>, row: Insertable<BookingRow>): Promise<void> {
  await trx
    .insertInto('bookings')
    .values(row)
    .onConflict((conflict) => conflict.columns(['host_id', 'id']).doUpdateSet(row))
    .execute()
}

/** In the rows of all hosts. The sequence stays, because the meeting itself does. */
export async function setForHosts(
  trx: Transaction<Database>,
  { host_ids: hostIds, id }: StoredBooking,
  columns: Partial<Pick<StoredBooking, 'no_show' | 'no_show_uncounted' | 'notes'>>,
): Promise<void> {
  for (const hostId of hostIds)
    await trx
      .updateTable('bookings')
      .set(columns)
      .where('host_id', '=', hostId)
      .where('id', '=', id)
      .execute()
}

/** In the rows of all hosts. Null: the invitee's mail server accepted a later mail. */
export async function setMailRefused(
  db: Db,
  { host_ids: hostIds, id }: StoredBooking,
  refusedAt: Date | null,
): Promise<void> {
  for (const hostId of hostIds)
    await db
      .updateTable('bookings')
      .set({ mail_refused_at: refusedAt })
      .where('host_id', '=', hostId)
      .where('id', '=', id)
      .execute()
}
