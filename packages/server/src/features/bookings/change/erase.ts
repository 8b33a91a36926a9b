import type { Instant } from '@scheduling/domain'
import { HOUR } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import { AppError } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import { stableId } from '../../../jobs/stable-id.ts'
import type { Requester } from '../allowance.ts'
import { ERASED } from '../events.ts'
import type { BookingWithOffer } from '../operations.ts'
import { cancelBooking } from './cancel.ts'
import { ERASURES } from './queues.ts'
import { getBooking } from '../operations.ts'
import type { StoredBooking } from '../store.ts'
import { bookingById, eraseRows, markErasureAsked, rowsToErase } from '../store.ts'

// Keeps transactions small.
const BATCH = 500

// Long enough for the mails about the cancelation.
const TOLD_WITHIN_MS = HOUR

/** Deletes invitees' data from meetings that ended before `before`. Answers how many. Repeat: 0. */
export async function eraseEndedBefore(context: Context, hostId: HostId, before: Date): Promise<number> {
  let count = 0
  for (;;) {
    const ids = await rowsToErase(context.db, hostId, before, BATCH)
    if (ids.length === 0) return count
    await context.db.transaction().execute((trx) => eraseFrom(context, trx, hostId, ids))
    count += ids.length
  }
}

/** Deletes invitees' data from one booking, in the rows of all its hosts. Repeat: does nothing. */
export async function eraseBooking(context: Context, hostId: HostId, bookingId: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const booking = await bookingById(trx, hostId, bookingId)
    // The booking may have been moved since. An upcoming meeting needs its invitee.
    if (!booking || isToCome(booking, context.clock.now())) return
    for (const each of [...booking.host_ids, ...booking.former_ids])
      await eraseFrom(context, trx, each, [bookingId])
  })
}

/**
 * Deletes at once if nobody has to be told anything, else within the hour. Throws what canceling throws. Repeat: the
 * same.
 */
export async function eraseAsked(
  context: Context,
  ids: { hostId: HostId; bookingId: string },
  caller: Requester,
): Promise<BookingWithOffer> {
  const { found, isAtOnce } = await askErasure(context, ids, caller)
  if (!isAtOnce) {
    const at = context.clock.now() + TOLD_WITHIN_MS
    const id = stableId('erasure', ids.hostId, ids.bookingId)
    const data = { hostId: ids.hostId, bookingId: ids.bookingId }
    await context.jobs.send(context.db, ERASURES, [{ id, data, at }])
    return found
  }
  await eraseBooking(context, ids.hostId, ids.bookingId)
  return getBooking(context, ids.hostId, ids.bookingId)
}

/**
 * The invitee asks us to delete their data. Answers whether we can do it at once. We cancel an upcoming meeting first, and
 * the mails about that need the names. Throws what `cancelBooking` throws. Repeat: the same.
 */
async function askErasure(
  context: Context,
  { hostId, bookingId }: { hostId: HostId; bookingId: string },
  caller: Requester,
): Promise<{ found: BookingWithOffer; isAtOnce: boolean }> {
  const { booking } = await getBooking(context, hostId, bookingId)
  const isFuture = isToCome(booking, context.clock.now())
  if (isFuture)
    await cancelBooking(context, { hostId, bookingId, reason: '', by: 'invitee', caller }, undefined).catch(
      (error: unknown) => {
        // Somebody canceled it at the same moment.
        if (!(error instanceof AppError && error.code === 'already_canceled')) throw error
      },
    )
  await context.db
    .transaction()
    .execute((trx) => markErasureAsked(trx, booking, new Date(context.clock.now())))
  const found = await getBooking(context, hostId, bookingId)
  return { found, isAtOnce: !isFuture && found.booking.status === 'scheduled' }
}

async function eraseFrom(
  context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
  ids: readonly string[],
): Promise<void> {
  await eraseRows(trx, hostId, ids, new Date(context.clock.now()))
  for (const erase of context.hooks(ERASED)) await erase(trx, hostId, ids)
  await context.jobs.forgetBookings(trx, hostId, ids)
}

function isToCome({ status, ends_at }: StoredBooking, now: Instant): boolean {
  return status === 'scheduled' && ends_at.getTime() > now
}
