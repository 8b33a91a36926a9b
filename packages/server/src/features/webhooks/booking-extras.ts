import type { Context } from '../../context.ts'
import { changeLinks } from '../bookings/links/manage-token.ts'
import { peopleOfBookings } from '../bookings/record/present.ts'
import type { StoredBooking } from '../bookings/record/tables.ts'
import { findHost } from '../hosts/operations.ts'
import type { BookingExtras } from './payload.ts'

/** The links of a booking, and who comes. Undefined: its host is gone. */
export async function extrasOf(
  context: Pick<Context, 'clock' | 'config' | 'db' | 'kept'>,
  booking: StoredBooking,
): Promise<BookingExtras | undefined> {
  const host = await findHost(context, booking.host_id)
  if (!host) return undefined
  const people = (await peopleOfBookings(context, [booking])).get(booking.id)
  return { ...changeLinks(context, host, booking.id), ...(people && { people }) }
}
