import type { Instant } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { Asking } from './allowance.ts'
import { ERASED } from './events.ts'
import type { KnownBooking } from './operations.ts'
import { cancelBooking, knownBooking } from './operations.ts'
import type { StoredBooking } from './store.ts'
import { bookingById, eraseRows, markErasureAsked, rowsToErase } from './store.ts'

// So that no transaction holds thousands of rows.
const BATCH = 500

/** Deletes what invitees gave for meetings that were over before then, and answers how many. Repeat: finds none. */
export async function eraseEndedBefore(context: Context, hostId: string, before: Date): Promise<number> {
  let count = 0
  for (;;) {
    const ids = await rowsToErase(context.db, hostId, before, BATCH)
    if (ids.length === 0) return count
    await context.db.transaction().execute((trx) => eraseFrom(context, trx, hostId, ids))
    count += ids.length
  }
}

/** Deletes it from one booking, for each of its hosts. Repeat: does nothing. */
export async function eraseBooking(context: Context, hostId: string, bookingId: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const booking = await bookingById(trx, hostId, bookingId)
    // It may have been booked anew since: a meeting that is to come needs somebody who comes.
    if (!booking || isToCome(booking, context.clock.now())) return
    for (const each of booking.host_ids) await eraseFrom(context, trx, each, [bookingId])
  })
}

/**
 * Its invitee wants what they gave deleted. Answers whether that can be at once: a meeting that is to come is canceled
 * first, and those who are told of it have to be told by name. Throws what cancelling throws. Repeat: the same.
 */
export async function askErasure(
  context: Context,
  { hostId, bookingId }: { hostId: string; bookingId: string },
  caller: Asking,
): Promise<{ known: KnownBooking; isAtOnce: boolean }> {
  const { booking } = await knownBooking(context, hostId, bookingId)
  const isFuture = isToCome(booking, context.clock.now())
  if (isFuture)
    await cancelBooking(context, { hostId, bookingId, reason: '', by: 'invitee', caller }, undefined)
  await context.db
    .transaction()
    .execute((trx) => markErasureAsked(trx, booking, new Date(context.clock.now())))
  const known = await knownBooking(context, hostId, bookingId)
  return { known, isAtOnce: !isFuture && known.booking.status === 'scheduled' }
}

async function eraseFrom(
  context: Context,
  trx: Transaction<Database>,
  hostId: string,
  ids: readonly string[],
): Promise<void> {
  await eraseRows(trx, hostId, ids, new Date(context.clock.now()))
  for (const erase of context.partakers(ERASED)) await erase(trx, hostId, ids)
  await context.jobs.forgetBookings(trx, hostId, ids)
}

function isToCome({ status, ends_at }: StoredBooking, now: Instant): boolean {
  return status === 'scheduled' && ends_at.getTime() > now
}
