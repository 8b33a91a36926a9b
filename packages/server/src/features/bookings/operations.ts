import type { Interval } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import { readTogether } from '../../shared-reads.ts'
import type { Offer } from '../offers/offer.ts'
import type { Origin } from '../offers/origin.ts'
import { earlierSubjectId } from '../idempotency/operations.ts'
import type { Repeatable } from '../idempotency/operations.ts'
import type { StoredBooking } from './store.ts'
import { bookingById, meetingsBetween, scheduledAfter } from './store.ts'
import { countScheduledAfter, countScheduledFrom, idsScheduledAfter, scheduledAmong } from './coming-store.ts'
import { termsOf } from './terms.ts'

export { recentBookings } from './recent-store.ts'

export type { StoredBooking } from './store.ts'
export { meetingsByPerson, occupiedHosts, setMailRefused } from './people-store.ts'
export { bookingsByOrigin, bookingsBySource } from './span-store.ts'
export type { MeetingWithSeats } from './seats-store.ts'
export { firstSeatOf, lockedSeats } from './seats-store.ts'
export { bookingById, lockedBooking, peopleOf } from './store.ts'
export { bookingsByIds, bookingsSpan, inviteeNames, lastBookingOf } from './span-store.ts'

export interface BookingWithOffer {
  booking: StoredBooking
  /** The terms by which it can be moved. Undefined: its origin is gone. */
  offer: Offer | undefined
}

/** Throws `booking_not_found`. Inside a transaction, pass it as `db`. */
export async function getBooking(
  context: Context,
  hostId: HostId,
  bookingId: string,
  db: Db = context.db,
): Promise<BookingWithOffer> {
  const booking = await requireBooking(db, hostId, bookingId)
  return { booking, offer: await termsOf(context, db, booking) }
}

/**
 * The booking for one of those who react to an event: all who ask at once share one reading. Undefined if there is none.
 * Change nothing in it.
 */
export async function bookingToRead(
  context: Context,
  hostId: HostId,
  bookingId: string,
): Promise<StoredBooking | undefined> {
  return readTogether(context, `booking ${hostId} ${bookingId}`, async () =>
    bookingById(context.db, hostId, bookingId),
  )
}

/** As above, without the offer. */
export async function requireBooking(db: Db, hostId: HostId, bookingId: string): Promise<StoredBooking> {
  const booking = await bookingById(db, hostId, bookingId)
  if (!booking) throw new AppError('booking_not_found')
  return booking
}

/** When it was made. Undefined if the host has no such booking. */
export async function bookedAt(db: Db, hostId: HostId, bookingId: string): Promise<Date | undefined> {
  return (await bookingById(db, hostId, bookingId))?.booked_at
}

/** The booking that an earlier request with this key made or changed. Throws `idempotency_key_reused`. */
export async function earlierBooking(
  context: Context,
  hostId: HostId,
  repeat: Repeatable | undefined,
  db: Db = context.db,
): Promise<BookingWithOffer | undefined> {
  const bookingId = await earlierSubjectId(db, { hostId, kind: 'booking' }, repeat)
  return bookingId === undefined ? undefined : getBooking(context, hostId, bookingId, db)
}

/** Confirmed bookings that have not started. */
export async function meetingsToCome(context: Context, hostId: HostId): Promise<StoredBooking[]> {
  return scheduledAfter(context.db, hostId, new Date(context.clock.now()))
}

/** How many there are, of all or those to which one person comes. */
export async function countToCome(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  hostId: HostId,
  person?: HostId,
): Promise<number> {
  return countScheduledAfter(db, hostId, new Date(clock.now()), person)
}

/** How many were booked from one origin, such as an event type. */
export async function countToComeFrom(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  hostId: HostId,
  origin: Origin,
): Promise<number> {
  return countScheduledFrom(db, hostId, new Date(clock.now()), origin)
}

/** Those to which one person comes, the next one first. */
export async function toComeOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  hostId: HostId,
  person: HostId,
): Promise<Pick<StoredBooking, 'id' | 'starts_at'>[]> {
  return idsScheduledAfter(db, hostId, new Date(clock.now()), person)
}

/** Those among these. */
export async function toComeWith(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  hostId: HostId,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredBooking>> {
  const rows = await scheduledAmong(db, hostId, new Date(clock.now()), ids)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The times of confirmed meetings that overlap the span. */
export async function scheduledWithin(db: Db, hostId: HostId, span: Interval): Promise<Interval[]> {
  return (await meetingsBetween(db, [hostId], span)).get(hostId) ?? []
}
