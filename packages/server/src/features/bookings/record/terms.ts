import { MINUTE } from '@scheduling/domain'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import { onAnyDate } from '../../offers/all-day.ts'
import type { Offer } from '../../offers/offer.ts'
import { narrowToPeople } from '../../offers/offer.ts'
import { offerOf } from '../../offers/operations.ts'
import type { Origin } from '../../offers/origin.ts'
import type { StoredBooking } from './store.ts'

export function originOf({ origin_kind: kind, origin_id: id }: StoredBooking): Origin {
  return { kind, id }
}

/**
 * The terms for moving a booking: the current hours, window and limits of its origin, and everything else as the booking
 * stored it. Undefined if the origin is gone.
 */
export async function termsOf(context: Context, db: Db, booking: StoredBooking): Promise<Offer | undefined> {
  const offer = await offerOf(context, db, organizerOf(booking), originOf(booking))
  const narrowed = offer && narrowToPeople(offer, booking.host_ids)
  if (!narrowed || narrowed.hosts.length === 0) return undefined
  const terms: Offer = {
    ...narrowed,
    name: booking.event_name,
    duration: (booking.ends_at.getTime() - booking.starts_at.getTime()) / MINUTE,
    bufferBefore: booking.buffer_before,
    bufferAfter: booking.buffer_after,
    rescheduleNotice: booking.reschedule_notice,
    cancelNotice: booking.cancel_notice,
    reminders: booking.reminders,
  }
  return booking.on_date === null ? terms : onAnyDate(terms, context.clock.now())
}

/** The first host, whose page it was booked on. Mails and webhooks about the booking are sent for them. */
export function organizerOf({ host_id, host_ids: [first = host_id] }: StoredBooking): HostId {
  return first
}
