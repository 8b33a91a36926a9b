import type { Interval } from '@scheduling/domain'
import type { Context } from '../../../context.ts'
import type { Transaction } from 'kysely'
import type { Database, Db } from '../../../database/schema.ts'
import { AppError } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import type { Offer } from '../../offers/offer.ts'
import { earlierBookingId } from './idempotency.ts'
import type { Repeatable } from './idempotency.ts'
import type { StoredBooking } from './store.ts'
import { addressesOf, bookingById, meetingsBetween, scheduledAfter } from './store.ts'
import { termsOf } from './terms.ts'

export type { StoredBooking } from './store.ts'
export { occupiedHosts } from './people-store.ts'
export { bookingById, lockedBooking } from './store.ts'

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

/** The same without the offer. */
export async function requireBooking(db: Db, hostId: HostId, bookingId: string): Promise<StoredBooking> {
  const booking = await bookingById(db, hostId, bookingId)
  if (!booking) throw new AppError('booking_not_found')
  return booking
}

/** The booking that an earlier request with this key made or changed. Throws `idempotency_key_reused`. */
export async function earlierBooking(
  context: Context,
  hostId: HostId,
  repeat: Repeatable | undefined,
  db: Db = context.db,
): Promise<BookingWithOffer | undefined> {
  const bookingId = await earlierBookingId(db, hostId, repeat)
  return bookingId === undefined ? undefined : getBooking(context, hostId, bookingId, db)
}

/** Confirmed bookings that have not started. */
export async function meetingsToCome(context: Context, hostId: HostId): Promise<StoredBooking[]> {
  return scheduledAfter(context.db, hostId, new Date(context.clock.now()))
}

/** Throws `has_meetings`: people would wait for somebody who does not know. */
export async function refuseWithMeetings(
  context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
): Promise<void> {
  const { length } = await meetingsToCome({ ...context, db: trx }, hostId)
  if (length > 0) throw new AppError('has_meetings', { detail: `${length} to come` })
}

/** The times of confirmed meetings that overlap the span. */
export async function scheduledWithin(db: Db, hostId: HostId, span: Interval): Promise<Interval[]> {
  return (await meetingsBetween(db, [hostId], span)).get(hostId) ?? []
}

/** The addresses of everybody who met or will meet the host. */
export async function peopleOf(db: Db, hostId: HostId): Promise<string[]> {
  return addressesOf(db, hostId)
}
