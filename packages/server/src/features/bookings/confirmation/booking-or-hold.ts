import type { Context } from '../../../context.ts'
import type { Db } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import type { Repeatable } from '../../idempotency/operations.ts'
import type { BookingWithOffer } from '../operations.ts'
import { earlierBooking } from '../operations.ts'
import type { StoredRequest } from './store.ts'

/** The result of a booking request: a booking, or a hold until the invitee confirms the email address or the host approves. */
export type BookingOrHold =
  | ({ state: 'booked' } & BookingWithOffer)
  | { state: 'confirm_email' | 'await_approval'; request: StoredRequest }

export function asBooking(found: BookingWithOffer): BookingOrHold {
  return { state: 'booked', ...found }
}

export function asHold(request: StoredRequest): BookingOrHold {
  return { state: request.waits_for === 'email' ? 'confirm_email' : 'await_approval', request }
}

/** The booking that the first request with this key made. Throws `idempotency_key_reused`. */
export async function earlierBooked(
  context: Context,
  hostId: HostId,
  repeat: Repeatable | undefined,
  db: Db,
): Promise<BookingOrHold | undefined> {
  const earlier = await earlierBooking(context, hostId, repeat, db)
  return earlier && asBooking(earlier)
}
