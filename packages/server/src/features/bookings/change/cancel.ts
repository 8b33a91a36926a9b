import type { ChangedBy } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import type { Requester } from '../allowance.ts'
import { allowChange } from '../allowance.ts'
import { withHostLocks } from '../guard/locks.ts'
import type { Repeatable } from '../../idempotency/operations.ts'
import type { BookingWithOffer } from '../operations.ts'
import { earlierBooking, getBooking, requireBooking } from '../operations.ts'
import { requirePermission } from '../policy.ts'
import type { StoredBooking } from '../store.ts'
import { organizerOf } from '../terms.ts'
import { uncountTurns } from '../../teams/turns.ts'
import { occupiedHosts } from '../people-store.ts'
import { lockedSeats } from '../seats-store.ts'
import { updateBooking } from '../store.ts'
import { recordChange } from '../write.ts'

export interface Cancellation {
  hostId: HostId
  bookingId: string
  reason: string
  /** Of a meeting with seats: all its bookings. */
  allInvitees?: boolean
  by: ChangedBy
  /** Who of the hosts' side cancels, as their own host. Absent: the invitee, or nobody in person. */
  person?: HostId
  /** Absent for the host, who has no rate limit. */
  caller?: Requester
}

/** Cancels a booking. Repeat: the same answer with the same key, otherwise throws `already_canceled`. */
export async function cancelBooking(
  context: Context,
  cancellation: Cancellation,
  repeat: Repeatable | undefined,
): Promise<BookingWithOffer> {
  const { hostId, bookingId, by } = cancellation
  const { booking: before, offer } = await getBooking(context, hostId, bookingId)
  const earlier = await earlierBooking(context, hostId, repeat)
  if (earlier) return earlier
  requirePermission(context, 'cancel', before, by)
  if (cancellation.caller) await allowChange(context, bookingId, cancellation.caller)
  return withHostLocks<BookingWithOffer>(context, {
    hostIds: await occupiedHosts(context.db, before),
    write: async (trx) => {
      const first = await earlierBooking(context, hostId, repeat, trx)
      if (first) return first
      const booking = await requireBooking(trx, hostId, bookingId)
      requirePermission(context, 'cancel', booking, by)
      const isForAll = cancellation.allInvitees && booking.seats !== null
      const others = isForAll ? await lockedSeats(trx, booking) : []
      for (const other of others)
        if (other.id !== bookingId) await cancelRow(context, trx, other, cancellation, undefined)
      return { booking: await cancelRow(context, trx, booking, cancellation, repeat), offer }
    },
  })
}

async function cancelRow(
  context: Context,
  trx: Transaction<Database>,
  booking: StoredBooking,
  { reason, by, person }: Cancellation,
  repeat: Repeatable | undefined,
): Promise<StoredBooking> {
  const canceled = await updateBooking(trx, booking, () => ({
    status: 'canceled',
    cancel_reason: reason || null,
    canceled_by: by,
    canceled_by_person: person ?? null,
  }))
  await uncount(trx, canceled)
  await recordChange(context, trx, canceled, 'booking.canceled', repeat)
  return canceled
}

/** The meeting counts for nobody any more. The owner's row knows all turns. */
async function uncount(trx: Transaction<Database>, booking: StoredBooking): Promise<void> {
  const ownerId = organizerOf(booking)
  const { turns, origin_id } =
    booking.host_id === ownerId ? booking : await requireBooking(trx, ownerId, booking.id)
  await uncountTurns(trx, { hostId: ownerId, eventTypeId: origin_id }, turns)
}
