import type { Context } from '../../context.ts'
import { fieldError } from '../../errors.ts'
import type { HostId } from '../../http/caller.ts'
import type { ListFilter, StoredBooking } from './store.ts'
import { countBookings, listBookings } from './store.ts'

export interface Filter {
  tab: 'upcoming' | 'past'
  include_canceled: boolean
  q?: string | undefined
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

/** One page of the host's bookings; `next` is the cursor of the following one. */
export async function listHostBookings(
  context: Context,
  host: HostId,
  query: ListQuery,
): Promise<BookingPage> {
  const filter: ListFilter = {
    ...filterOf(context, query),
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

// A few hundred kilobytes at a time, however many there are.
const BATCH = 500

/** All of the host's bookings that the filter takes, in the order of the list; read while they are asked for. */
export async function* allHostBookings(
  context: Context,
  host: HostId,
  query: Filter,
): AsyncGenerator<StoredBooking> {
  const filter = filterOf(context, query)
  let after: ListFilter['after']
  for (;;) {
    const rows = await listBookings(context.db, host, { ...filter, after, limit: BATCH })
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = { start: last.starts_at, id: last.id }
  }
}

function filterOf(context: Context, query: Filter): Omit<ListFilter, 'after' | 'limit'> {
  return {
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
