import type { BookingTimes, ChangeDecision, ChangedBy, Instant } from '@scheduling/domain'
import { mayCancel, mayReschedule } from '@scheduling/domain'
import type { StoredEventType } from '../event-types/store.ts'
import type { StoredBooking } from './store.ts'

export type Action = 'reschedule' | 'cancel'

/** May this booking be changed now? A host's own notice does not bind the host. */
export function mayChange(
  action: Action,
  booking: StoredBooking,
  eventType: StoredEventType,
  now: Instant,
  by: ChangedBy,
): ChangeDecision {
  const times = timesOf(booking)
  return action === 'reschedule'
    ? mayReschedule(times, eventType.reschedule_notice, now, by)
    : mayCancel(times, eventType.cancel_notice, now, by)
}

/** Does the event type still take bookings? */
export function isBookable({ deleted_at, is_on }: StoredEventType): boolean {
  return !deleted_at && is_on
}

export function timesOf(booking: StoredBooking): BookingTimes {
  return {
    start: booking.starts_at.getTime(),
    end: booking.ends_at.getTime(),
    canceled: booking.status === 'canceled',
  }
}
