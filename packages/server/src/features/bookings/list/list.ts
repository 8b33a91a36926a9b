import type { HostBooking } from '@scheduling/contract'
import { instantOf } from '@scheduling/domain'
import type { PlainDate } from '@scheduling/domain'
import type { HostId } from '../../../host-id.ts'
import { findHost } from '../../hosts/operations.ts'
import type { Context } from '../../../context.ts'
import { fieldError, found } from '../../../errors.ts'
import { namesForBookings, presentHostBooking } from '../present.ts'
import type { ListFilter, StoredBooking } from '../store.ts'
import { countBookings, listBookings } from '../store.ts'

export interface Filter {
  tab: 'upcoming' | 'past'
  include_canceled: boolean
  q?: string | undefined
  /** Dates in the host's time zone. Both are included. */
  from?: PlainDate | undefined
  to?: PlainDate | undefined
  event_type_id?: string | undefined
  /** A person of a team: only meetings that they attend. */
  person_id?: string | undefined
  /** The caller, if they see only the meetings that they attend. Absent: they see all. */
  onlyPerson?: HostId | undefined
}

export interface ListQuery extends Filter {
  cursor?: string | undefined
  limit: number
}

export interface BookingPage {
  bookings: StoredBooking[]
  next: string | null
  total: number
}

/** One page of the host's bookings. `next` is the cursor of the next page. */
export async function listHostBookings(
  context: Context,
  host: HostId,
  query: ListQuery,
): Promise<BookingPage> {
  const filter: ListFilter = {
    ...(await filterOf(context, host, query)),
    after: query.cursor === undefined ? undefined : readCursor(query.cursor),
    limit: query.limit + 1,
  }
  const [rows, total] = await Promise.all([
    listBookings(context.db, host, filter),
    countBookings(context.db, host, filter),
  ])
  const bookings = rows.slice(0, query.limit)
  const last = bookings.at(-1)
  return { bookings, next: rows.length > query.limit && last ? cursorOf(last) : null, total }
}

/** Those that come next, and those in progress. The first one first. */
export async function nextBookings(context: Context, host: HostId, limit: number): Promise<StoredBooking[]> {
  const filter = await filterOf(context, host, { tab: 'upcoming', include_canceled: false })
  return listBookings(context.db, host, { ...filter, after: undefined, limit })
}

// A batch is a few hundred kilobytes.
const BATCH = 500

/** All bookings that match the filter, in the order of the list, as the host sees them. They are read in batches. */
export async function* allHostBookings(
  context: Context,
  host: HostId,
  query: Filter,
): AsyncGenerator<HostBooking> {
  const filter = await filterOf(context, host, query)
  let after: ListFilter['after']
  for (;;) {
    const rows = await listBookings(context.db, host, { ...filter, after, limit: BATCH })
    const names = await namesForBookings(context, rows, query.onlyPerson ?? host, query.onlyPerson)
    for (const row of rows) yield presentHostBooking(row, context.clock.now(), names)
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = { start: last.starts_at, id: last.id }
  }
}

async function filterOf(
  context: Context,
  host: HostId,
  { from, to, ...query }: Filter,
): Promise<Omit<ListFilter, 'after' | 'limit'>> {
  const { time_zone: zone } = found(await findHost(context, host), 'not_signed_in', host)
  return {
    from: from === undefined ? undefined : new Date(instantOf(zone, from, '00:00')),
    until: to === undefined ? undefined : new Date(instantOf(zone, to, '24:00')),
    origin: query.event_type_id,
    hostedBy: [query.person_id, query.onlyPerson].filter((one) => one !== undefined),
    tab: query.tab,
    includeCanceled: query.include_canceled,
    search: query.q || undefined,
    now: new Date(context.clock.now()),
  }
}

function cursorOf(row: StoredBooking): string {
  return Buffer.from(`${row.starts_at.getTime()}:${row.id}`).toString('base64url')
}

function readCursor(cursor: string): { start: Date; id: string } {
  const text = Buffer.from(cursor, 'base64url').toString()
  const match = /^(\d{1,15}):([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/.exec(text)
  if (!match?.[1] || !match[2])
    throw fieldError('cursor', 'format', 'Expected the cursor of an earlier answer')
  return { start: new Date(Number(match[1])), id: match[2] }
}
