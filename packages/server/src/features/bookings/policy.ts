import type { BookingTimes, ChangeDecision, ChangedBy, Instant } from '@scheduling/domain'
import { mayCancel, mayReschedule } from '@scheduling/domain'
import { factsOf } from '../offers/origin.ts'
import type { StoredBooking } from './store.ts'

export type Action = 'reschedule' | 'cancel'

/** May this booking be changed now, by the notices that were agreed? They do not bind the host. */
export function mayChange(
  action: Action,
  booking: StoredBooking,
  now: Instant,
  by: ChangedBy,
): ChangeDecision {
  const times = { ...timesOf(booking), isOfSeveral: isOfSeveral(booking) }
  return action === 'reschedule'
    ? mayReschedule(times, booking.reschedule_notice, now, by)
    : mayCancel(times, booking.cancel_notice, now, by)
}

/** Whether several have agreed on it, so that none of them ends it for the others. */
export function isOfSeveral({ origin_kind }: Pick<StoredBooking, 'origin_kind'>): boolean {
  return factsOf(origin_kind).isOfSeveral
}

export function timesOf(booking: StoredBooking): BookingTimes {
  return {
    start: booking.starts_at.getTime(),
    end: booking.ends_at.getTime(),
    canceled: booking.status === 'canceled',
  }
}
