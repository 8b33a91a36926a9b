import { MINUTE } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import { onAnyDate } from '../offers/all-day.ts'
import type { Offer } from '../offers/offer.ts'
import { offerOf } from '../offers/operations.ts'
import type { Origin } from '../offers/origin.ts'
import type { StoredBooking } from './store.ts'

export function originOf({ origin_kind: kind, origin_id: id }: StoredBooking): Origin {
  return { kind, id }
}

/**
 * What a booking can be moved by: the hours, the window and the limits that its origin has now, and as it was then all
 * that was agreed. Undefined where nothing is left of the origin.
 */
export async function agreedOffer(
  context: Context,
  db: Db,
  booking: StoredBooking,
): Promise<Offer | undefined> {
  const offer = await offerOf(context, db, organiserOf(booking), originOf(booking))
  const [first, ...others] = offer?.hosts.filter(({ id }) => booking.host_ids.includes(id)) ?? []
  if (!offer || !first) return undefined
  const agreed: Offer = {
    ...offer,
    hosts: [first, ...others],
    name: booking.event_name,
    duration: (booking.ends_at.getTime() - booking.starts_at.getTime()) / MINUTE,
    bufferBefore: booking.buffer_before,
    bufferAfter: booking.buffer_after,
    rescheduleNotice: booking.reschedule_notice,
    cancelNotice: booking.cancel_notice,
    reminders: booking.reminders,
  }
  return booking.on_date === null ? agreed : onAnyDate(agreed, context.clock.now())
}

/** Whose mails and webhooks tell of it: the first of its hosts. */
export function organiserOf({ host_id, host_ids: [first = host_id] }: StoredBooking): string {
  return first
}
