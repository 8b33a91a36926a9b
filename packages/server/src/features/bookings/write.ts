import type { BookingRequest, Location } from '@scheduling/contract'
import type { Insertable, Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { renewBusy, renewBusyOf } from '../busy/operations.ts'
import { occupiedIdsOf } from '../offers/offer.ts'
import { SlotLost } from './conflict.ts'
import type { FreeSlot } from './claim.ts'
import type { BookingEvent } from './events.ts'
import { BOOKED, BOOKING_EVENTS } from './events.ts'
import type { Repeatable } from '../idempotency/operations.ts'
import { rememberNew, rememberRequest } from '../idempotency/operations.ts'
import { joinedLocation } from './rooms.ts'
import type { Decision } from './row.ts'
import { rowsOf } from './row.ts'
import { snapshotOf } from './snapshot.ts'
import type { MovedColumns, StoredBooking } from './store.ts'
import { insertRows, moveWhereFree, updateBooking } from './store.ts'
import { occupiedHosts } from './people-store.ts'
import type { BookingRow } from './tables.ts'
import { organizerOf, originOf } from './terms.ts'

export interface NewBooking {
  id: string
  request: BookingRequest
  repeat?: Repeatable | undefined
  /** The limited link that it is booked with. */
  linkId?: string | null | undefined
  /** Absent: the invitee booked it. */
  decision?: Decision
  /** The host agreed to overlap other meetings. */
  mayOverlap?: boolean
  /** The host booked it, and named the guests. */
  isByHost?: boolean
}

/** Writes a new booking and its event, under the locks of its hosts. Throws `SlotLost`. */
export async function insertBooking(
  context: Context,
  trx: Transaction<Database>,
  slot: FreeSlot,
  wanted: NewBooking,
): Promise<StoredBooking> {
  const [booking] = await insertBookings(context, trx, [{ slot, wanted }])
  if (!booking) throw new Error(`the database did not answer booking ${wanted.id}`)
  return booking
}

/** The same for several at once, each with the hosts of its slot. Nobody may be in two of them. Answers them in order. */
export async function insertBookings(
  context: Context,
  trx: Transaction<Database>,
  all: readonly { slot: FreeSlot; wanted: NewBooking }[],
): Promise<StoredBooking[]> {
  const now = new Date(context.clock.now())
  // The slots were found free under these locks. Asking once more would cost a query for each host.
  const rows = all.map(({ slot, wanted: { id, request, decision, mayOverlap = false, isByHost = false } }) =>
    rowsOf(context, slot, id, request, decision).map((row) => ({
      ...row,
      may_overlap: mayOverlap,
      guests_by_host: isByHost ? row.guests : '[]',
    })),
  )
  const bookings = await insertRows(trx, await inRoomsOfOthers(trx, rows))
  await renewBusyOf(
    trx,
    all.flatMap(({ slot }) => occupiedIdsOf(slot.offer)),
  )
  const made = all.map(({ slot, wanted: { id, repeat } }) => ({
    subject: { hostId: slot.offer.owner.id, kind: 'booking' as const, id },
    request: repeat,
  }))
  await rememberNew(trx, made, now)
  const events = bookings.map((booking) => eventOf(booking, 'booking.created', now))
  await context.events.recordAll(trx, BOOKING_EVENTS, events)
  for (const [index, booking] of bookings.entries()) {
    const created = {
      hostId: organizerOf(booking),
      origin: originOf(booking),
      bookingId: booking.id,
      linkId: all[index]?.wanted.linkId ?? null,
      tracking: booking.tracking,
    }
    for (const takePart of context.hooks(BOOKED)) await takePart(context, trx, created)
  }
  return bookings
}

/** Whoever joins a meeting with seats gets the link of its room. */
async function inRoomsOfOthers(
  trx: Transaction<Database>,
  bookings: readonly Insertable<BookingRow>[][],
): Promise<readonly Insertable<BookingRow>[][]> {
  if (bookings.every(([row]) => !row?.seats)) return bookings
  const joined: Insertable<BookingRow>[][] = []
  for (const rows of bookings)
    joined.push(
      await Promise.all(
        rows.map(async (row) => {
          const meeting = { ...row, starts_at: new Date(row.starts_at) }
          const location = await joinedLocation(trx, meeting, JSON.parse(row.location) as Location)
          return { ...row, location: JSON.stringify(location) }
        }),
      ),
    )
  return joined
}

/** Moves a booking and records the event, under the locks of its hosts. Throws `SlotLost`. */
export async function moveBooking(
  context: Context,
  trx: Transaction<Database>,
  before: StoredBooking,
  columnsFor: (hostId: HostId) => MovedColumns,
  repeat: Repeatable | undefined,
): Promise<StoredBooking> {
  const booking = await moveWhereFree(trx, before, columnsFor)
  if (!booking) throw new SlotLost('overtaken')
  await recordChange(context, trx, booking, 'booking.rescheduled', repeat)
  return booking
}

/** Moves all bookings of a meeting with seats, which were found to fit there, under the lock of its host. */
export async function moveSeats(
  context: Context,
  trx: Transaction<Database>,
  bookings: readonly StoredBooking[],
  columnsFor: (booking: StoredBooking) => MovedColumns,
  repeat?: Repeatable,
): Promise<StoredBooking[]> {
  const moved: StoredBooking[] = []
  // One after the other: the database checks for overlaps between them at the end.
  for (const before of bookings) {
    const booking = await updateBooking(trx, before, () => columnsFor(before))
    await recordChange(context, trx, booking, 'booking.rescheduled', repeat)
    moved.push(booking)
  }
  return moved
}

/** Records the event of a change, in the same transaction, once for each idempotency key. */
export async function recordChange(
  context: Context,
  trx: Transaction<Database>,
  booking: StoredBooking,
  kind: BookingEvent['kind'],
  repeat: Repeatable | undefined,
): Promise<void> {
  const now = new Date(context.clock.now())
  for (const hostId of await occupiedHosts(trx, booking)) await renewBusy(trx, hostId)
  await rememberRequest(trx, { hostId: booking.host_id, kind: 'booking', id: booking.id }, repeat, now)
  await context.events.record(trx, BOOKING_EVENTS, eventOf(booking, kind, now))
}

function eventOf(booking: StoredBooking, kind: BookingEvent['kind'], now: Date): BookingEvent {
  return {
    id: randomUUID(),
    kind,
    hostId: organizerOf(booking),
    bookingId: booking.id,
    occurredAt: now.toISOString(),
    snapshot: snapshotOf(booking),
  }
}
