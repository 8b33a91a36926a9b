import type { Interval } from '@scheduling/domain'
import { limits } from '@scheduling/domain'
import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { KnownBusy } from '../busy/kept.ts'
import type { BookingRow } from './tables.ts'

type Db = Kysely<Database> | Transaction<Database>
export type StoredBooking = Selectable<BookingRow>

// No booking is longer, so one that reaches into a span starts at most this long before it.
const LONGEST = `${limits.DURATION_MAX} minutes`

/** Confirmed bookings as busy times. As one text per event type: for thousands of rows that is thrice as quick as rows or JSON, here and in the database. */
export async function meetingsBetween(db: Db, hostId: string, span: Interval): Promise<KnownBusy[]> {
  const { rows } = await sql<{ event_type_id: string; times: string }>`
    select event_type_id, string_agg(
      concat_ws(',', date_part('epoch', starts_at)::bigint, date_part('epoch', ends_at)::bigint,
        buffer_before, buffer_after, id), ';'
    ) as times
    from bookings
    where host_id = ${hostId} and status = 'scheduled'
      and starts_at < ${new Date(span.end)} and starts_at > ${new Date(span.start)}::timestamptz - ${LONGEST}::interval
      and ends_at > ${new Date(span.start)}
    group by event_type_id
  `.execute(db)
  return rows.flatMap(({ event_type_id, times }) =>
    times.split(';').map((text) => meetingOf(event_type_id, text)),
  )
}

function meetingOf(eventTypeId: string, text: string): KnownBusy {
  const [start, end, bufferBefore, bufferAfter, source = ''] = text.split(',')
  return {
    start: Number(start) * 1_000,
    end: Number(end) * 1_000,
    bufferBefore: Number(bufferBefore),
    bufferAfter: Number(bufferAfter),
    source,
    eventTypeId,
  }
}

/** Held until the transaction ends. Those who wait for it do so in turn, so that losers cannot deadlock. */
export async function lockHost(trx: Transaction<Database>, hostId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${hostId}, 0))`.execute(trx)
}

/** Inserts where no confirmed meeting of the host overlaps; undefined where one does. */
export async function insertWhereFree(
  trx: Transaction<Database>,
  row: Insertable<BookingRow>,
): Promise<StoredBooking | undefined> {
  if (await overlaps(trx, row.host_id, row.starts_at, row.ends_at, row.id)) return undefined
  return trx.insertInto('bookings').values(row).returningAll().executeTakeFirst()
}

/** Moves where no other confirmed meeting of the host overlaps; undefined where one does. */
export async function moveWhereFree(
  trx: Transaction<Database>,
  booking: StoredBooking,
  change: Updateable<BookingRow> & { starts_at: Date; ends_at: Date },
): Promise<StoredBooking | undefined> {
  if (await overlaps(trx, booking.host_id, change.starts_at, change.ends_at, booking.id)) return undefined
  return updateBooking(trx, booking.host_id, booking.id, change)
}

async function overlaps(
  trx: Transaction<Database>,
  hostId: string,
  start: Date,
  end: Date,
  except: string,
): Promise<boolean> {
  const found = await trx
    .selectFrom('bookings')
    .select('id')
    .where('host_id', '=', hostId)
    .where('status', '=', 'scheduled')
    .where('starts_at', '<', end)
    .where('starts_at', '>', new Date(start.getTime() - limits.DURATION_MAX * 60_000))
    .where('ends_at', '>', start)
    .where('id', '<>', except)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function updateBooking(
  trx: Transaction<Database>,
  hostId: string,
  id: string,
  change: Updateable<BookingRow>,
): Promise<StoredBooking> {
  return trx
    .updateTable('bookings')
    .set({ ...change, sequence: sql<number>`sequence + 1` })
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function bookingById(db: Db, hostId: string, id: string): Promise<StoredBooking | undefined> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export interface ListFilter {
  tab: 'upcoming' | 'past'
  includeCanceled: boolean
  search: string | undefined
  now: Date
  /** The last row of the page before. */
  after: { start: Date; id: string } | undefined
  limit: number
}

/** Upcoming ascending, past descending; a meeting that goes on is upcoming. */
export async function listBookings(db: Db, hostId: string, filter: ListFilter): Promise<StoredBooking[]> {
  const isUpcoming = filter.tab === 'upcoming'
  let query = filtered(db, hostId, filter).selectAll()
  if (filter.after) {
    const { start, id } = filter.after
    query = isUpcoming
      ? query.where(sql<boolean>`(starts_at, id) > (${start}, ${id}::uuid)`)
      : query.where(sql<boolean>`(starts_at, id) < (${start}, ${id}::uuid)`)
  }
  const direction = isUpcoming ? 'asc' : 'desc'
  return query.orderBy('starts_at', direction).orderBy('id', direction).limit(filter.limit).execute()
}

export async function countBookings(db: Db, hostId: string, filter: ListFilter): Promise<number> {
  const row = await filtered(db, hostId, filter)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

function filtered(db: Db, hostId: string, filter: ListFilter) {
  let query = db
    .selectFrom('bookings')
    .where('host_id', '=', hostId)
    .where('ends_at', filter.tab === 'upcoming' ? '>' : '<=', filter.now)
  if (!filter.includeCanceled) query = query.where('status', '=', 'scheduled')
  if (filter.search) {
    const pattern = `%${filter.search.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where((eb) =>
      eb.or([
        eb('invitee_name', 'ilike', pattern),
        eb('invitee_email', 'ilike', pattern),
        eb('event_name', 'ilike', pattern),
      ]),
    )
  }
  return query
}

export async function bookingOfKey(
  db: Db,
  hostId: string,
  keyHash: Buffer,
): Promise<{ request_hash: Buffer; booking_id: string } | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'booking_id'])
    .where('host_id', '=', hostId)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
}

/** Of the same booking only the last `max` are kept. */
export async function rememberKey(
  trx: Transaction<Database>,
  row: { hostId: string; keyHash: Buffer; requestHash: Buffer; bookingId: string; now: Date },
  max: number,
): Promise<void> {
  await trx
    .insertInto('idempotency_keys')
    .values({
      host_id: row.hostId,
      key_hash: row.keyHash,
      request_hash: row.requestHash,
      booking_id: row.bookingId,
      created_at: row.now,
    })
    .execute()
  await trx
    .deleteFrom('idempotency_keys')
    .where('host_id', '=', row.hostId)
    .where('key_hash', 'in', (older) =>
      older
        .selectFrom('idempotency_keys')
        .select('key_hash')
        .where('host_id', '=', row.hostId)
        .where('booking_id', '=', row.bookingId)
        .orderBy('created_at', 'desc')
        .offset(max),
    )
    .execute()
}

export async function forgetKeysBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute()
}
