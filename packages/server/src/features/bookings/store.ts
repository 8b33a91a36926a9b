import type { Instant, Interval } from '@scheduling/domain'
import { INVITEE_PHONE, limits, MINUTE } from '@scheduling/domain'
import type { Insertable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { SourcedBusyTime } from '../busy/kept.ts'
import type { Origin } from '../offers/origin.ts'
import { occupiedHosts } from './people-store.ts'
import type { BookingRow, StoredBooking } from './tables.ts'

export type { StoredBooking } from './tables.ts'

// The longest booking, with room for a day on which clocks are set back. A booking that overlaps a span starts at most this
// long before it.
const LONGEST_MINUTES = limits.DURATION_MAX + 2 * 60
const LONGEST = `${LONGEST_MINUTES} minutes`

/** Bookings as busy times. One string per host and origin is three times as fast as rows or JSON, here and in the database. */
export async function meetingsBetween(
  db: Db,
  hostIds: readonly HostId[],
  span: Interval,
): Promise<Map<HostId, SourcedBusyTime[]>> {
  const { rows } = await sql<{ host_id: HostId; origin_id: string; times: string }>`
    select host_id, origin_id, string_agg(
      concat_ws(',', date_part('epoch', starts_at)::bigint, date_part('epoch', ends_at)::bigint,
        buffer_before, buffer_after, id, seats), ';'
    ) as times
    from bookings
    where host_id = any (${hostIds}::uuid[]) and status = 'scheduled' and takes_time
      and starts_at < ${new Date(span.end)} and starts_at > ${new Date(span.start)}::timestamptz - ${LONGEST}::interval
      and ends_at > ${new Date(span.start)}
    group by host_id, origin_id
  `.execute(db)
  const found = new Map<HostId, SourcedBusyTime[]>()
  for (const { host_id, origin_id, times } of rows) {
    const meetings = times.split(';').map((text) => meetingOf(origin_id, text))
    found.set(host_id, [...(found.get(host_id) ?? []), ...meetings])
  }
  return found
}

function meetingOf(originId: string, text: string): SourcedBusyTime {
  const [start, end, bufferBefore, bufferAfter, source = '', seats] = text.split(',')
  return {
    start: Number(start) * 1_000,
    end: Number(end) * 1_000,
    bufferBefore: Number(bufferBefore),
    bufferAfter: Number(bufferAfter),
    source,
    originId,
    ...(seats !== undefined && { isSeat: true as const }),
  }
}

/** Bookings of an origin that start in the span and do not take the time of their owner. */
export async function startsBetween(
  db: Db,
  hostId: HostId,
  { kind, id }: Origin,
  span: Interval,
): Promise<{ source: string; start: Instant }[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'starts_at'])
    .where('host_id', '=', hostId)
    .where('origin_id', '=', id)
    .where('origin_kind', '=', kind)
    .where('status', '=', 'scheduled')
    .where('takes_time', '=', false)
    .where('starts_at', '>=', new Date(span.start))
    .where('starts_at', '<', new Date(span.end))
    .execute()
  return rows.map(({ id: source, starts_at }) => ({ source, start: starts_at.getTime() }))
}

/** Bookings that take the time of this host and do not take the time of the host `butOf`. */
export async function meetingsBut(
  db: Db,
  hostId: HostId,
  butOf: string,
  span: Interval,
): Promise<(Interval & { source: string })[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'starts_at', 'ends_at'])
    .where('host_id', '=', hostId)
    .where('status', '=', 'scheduled')
    .where('starts_at', '<', new Date(span.end))
    .where('ends_at', '>', new Date(span.start))
    .where(sql<boolean>`takes_time and not ${butOf}::uuid = any (host_ids)`)
    .execute()
  return rows.map(({ id, starts_at, ends_at }) => ({
    source: id,
    start: starts_at.getTime(),
    end: ends_at.getTime(),
  }))
}

/**
 * Inserts the rows of these bookings and answers the first of each, in their order. If a booking of these hosts overlaps,
 * the database refuses them all.
 */
export async function insertRows(
  trx: Transaction<Database>,
  bookings: readonly (readonly Insertable<BookingRow>[])[],
): Promise<StoredBooking[]> {
  const stored = await trx.insertInto('bookings').values(bookings.flat()).returningAll().execute()
  const first = new Map(
    stored
      .filter(({ host_id: hostId, host_ids: [owner] }) => hostId === owner)
      .map((booking) => [booking.id, booking]),
  )
  return bookings.flatMap(([row]) => first.get(row?.id ?? '') ?? [])
}

/** What a move writes. Each host has its own receipt. */
export type MovedColumns = Updateable<BookingRow> & {
  starts_at: Date
  ends_at: Date
  seats?: number | null
}

/** Moves the booking if no other booking of its hosts overlaps. Undefined if one does. */
export async function moveWhereFree(
  trx: Transaction<Database>,
  booking: StoredBooking,
  columnsFor: (hostId: HostId) => MovedColumns,
): Promise<StoredBooking | undefined> {
  for (const hostId of await occupiedHosts(trx, booking)) {
    if (await overlaps(trx, { ...booking, ...columnsFor(hostId), host_id: hostId })) return undefined
  }
  return updateBooking(trx, booking, columnsFor)
}

type Moved = Pick<StoredBooking, 'host_id' | 'id' | 'origin_id'> &
  Pick<MovedColumns, 'starts_at' | 'ends_at' | 'seats'>

async function overlaps(
  trx: Transaction<Database>,
  { host_id: hostId, id, origin_id: originId, starts_at: start, ends_at: end, seats }: Moved,
): Promise<boolean> {
  const found = await trx
    .selectFrom('bookings')
    .select('id')
    .where('host_id', '=', hostId)
    .where('status', '=', 'scheduled')
    .where('takes_time', '=', true)
    .where('starts_at', '<', end)
    .where('starts_at', '>', new Date(start.getTime() - LONGEST_MINUTES * MINUTE))
    .where('ends_at', '>', start)
    .where('id', '<>', id)
    // Whoever has a seat shares the time with the others at this start.
    .$if(seats !== null, (query) =>
      query.where((eb) =>
        eb.or([eb('seats', 'is', null), eb('origin_id', '<>', originId), eb('starts_at', '<>', start)]),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Updates the rows of all its hosts. Answers the new version of the given row. */
export async function updateBooking(
  trx: Transaction<Database>,
  { host_id, host_ids, id }: StoredBooking,
  columnsFor: (hostId: HostId) => Updateable<BookingRow>,
): Promise<StoredBooking> {
  // The owner's row first, always: two changes that come from different hosts take turns there.
  let own: StoredBooking | undefined
  for (const hostId of host_ids) {
    const updated = await updateRow(trx, hostId, id, columnsFor(hostId)).returningAll().executeTakeFirst()
    if (hostId === host_id) own = updated
  }
  if (!own) throw new Error(`no row of booking ${id}`)
  return own
}

function updateRow(trx: Transaction<Database>, hostId: HostId, id: string, change: Updateable<BookingRow>) {
  return trx
    .updateTable('bookings')
    .set({ ...change, sequence: sql<number>`sequence + 1` })
    .where('host_id', '=', hostId)
    .where('id', '=', id)
}

export async function bookingById(db: Db, hostId: HostId, id: string): Promise<StoredBooking | undefined> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** A booking as it stays until the transaction ends: whoever changes it locks its owner's row. */
export async function lockedBooking(
  trx: Transaction<Database>,
  hostId: HostId,
  id: string,
): Promise<StoredBooking | undefined> {
  await trx
    .selectFrom('bookings')
    .select('id')
    .where('host_id', '=', (own) =>
      own
        .selectFrom('bookings')
        .select(sql<HostId>`coalesce(host_ids[1], host_id)`.as('owner'))
        .where('host_id', '=', hostId)
        .where('id', '=', id),
    )
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute()
  return bookingById(trx, hostId, id)
}

export async function hasMeetingToCome(
  db: Db,
  hostId: HostId,
  { kind, id }: Origin,
  now: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('bookings')
    .select('id')
    .where('host_id', '=', hostId)
    .where('origin_id', '=', id)
    .where('origin_kind', '=', kind)
    .where('ends_at', '>', now)
    .where('status', '=', 'scheduled')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Confirmed bookings that start after `now`, the next one first. */
export async function scheduledAfter(db: Db, hostId: HostId, now: Date): Promise<StoredBooking[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('status', '=', 'scheduled')
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .execute()
}

/** The addresses of invitees and guests, former ones too. */
export async function peopleOf(db: Db, hostId: HostId): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select distinct address from bookings, jsonb_array_elements_text(guests || former_guests || to_jsonb(invitee_email)) as address
    where host_id = ${hostId} and address <> ''
  `.execute(db)
  return rows.map(({ address }) => address)
}

/** Up to `limit` bookings that ended before `before` and are not erased yet. */
export async function rowsToErase(db: Db, hostId: HostId, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('host_id', '=', hostId)
    .where('erased_at', 'is', null)
    .where('ends_at', '<', before)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Marks the rows of all its hosts. */
export async function markErasureAsked(
  trx: Transaction<Database>,
  { host_ids, former_ids, id }: StoredBooking,
  now: Date,
): Promise<void> {
  for (const hostId of [...host_ids, ...former_ids])
    await trx
      .updateTable('bookings')
      .set({ erasure_asked_at: now })
      .where('host_id', '=', hostId)
      .where('id', '=', id)
      .where('erasure_asked_at', 'is', null)
      .execute()
}

/** The rows keep that there was a meeting, and when. The sequence stays, so nobody gets a mail. */
export async function eraseRows(
  trx: Transaction<Database>,
  hostId: HostId,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({
      invitee_name: '',
      invitee_email: '',
      // Country and clock format can help to identify a person.
      invitee_language: sql<string>`split_part(invitee_language, '-', 1)`,
      guests: '[]',
      guests_by_host: '[]',
      former_guests: '[]',
      readers: '[]',
      declined: '[]',
      answers: '[]',
      // The phone number of the invitee.
      location: sql`case when location->>'kind' = ${INVITEE_PHONE} then location || '{"value":""}' else location end`,
      tracking: '{}',
      reschedule_reason: null,
      cancel_reason: null,
      notes: '',
      mail_refused_at: null,
      erased_at: now,
    })
    .where('host_id', '=', hostId)
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .where('erased_at', 'is', null)
    .execute()
}

export interface ListFilter {
  tab: 'upcoming' | 'past'
  includeCanceled: boolean
  search: string | undefined
  /** Starts at or after `from`, and before the second bound. */
  from: Date | undefined
  until: Date | undefined
  origin: string | undefined
  /** Only bookings that all of these hosts attend. Empty: all bookings. */
  hostedBy: readonly string[]
  now: Date
  /** The last row of the page before. */
  after: { start: Date; id: string } | undefined
  limit: number
}

/** Upcoming ascending, past descending. A meeting in progress is upcoming. */
export async function listBookings(db: Db, hostId: HostId, filter: ListFilter): Promise<StoredBooking[]> {
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

export async function countBookings(db: Db, hostId: HostId, filter: ListFilter): Promise<number> {
  const row = await filtered(db, hostId, filter)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

function filtered(db: Db, hostId: HostId, filter: ListFilter) {
  let query = db
    .selectFrom('bookings')
    .where('host_id', '=', hostId)
    .where('ends_at', filter.tab === 'upcoming' ? '>' : '<=', filter.now)
  if (!filter.includeCanceled) query = query.where('status', '=', 'scheduled')
  if (filter.from) query = query.where('starts_at', '>=', filter.from)
  if (filter.until) query = query.where('starts_at', '<', filter.until)
  if (filter.origin !== undefined) query = query.where('origin_id', '=', filter.origin)
  if (filter.hostedBy.length > 0) query = query.where(sql<boolean>`host_ids @> ${filter.hostedBy}::uuid[]`)
  if (filter.search) {
    const pattern = `%${filter.search.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where((eb) =>
      eb.or([
        // A third faster than three times "ilike". No search has a line break.
        sql<boolean>`lower(invitee_name || chr(10) || invitee_email || chr(10) || event_name) like lower(${pattern})`,
        // Of a team: whoever it is searches for others, not for the page that it is on.
        sql<boolean>`cardinality(host_ids) > 1 and exists (select from profiles
          where profiles.host_id = any (host_ids) and profiles.host_id <> bookings.host_id and name ilike ${pattern})`,
      ]),
    )
  }
  return query
}
