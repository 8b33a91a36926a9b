import { MINUTE } from '../time/time.ts'
import type { Instant, Interval, Minutes } from '../time/time.ts'

export interface BookingTimes extends Interval {
  canceled: boolean
}

/** The facts that decide who may change a booking, and until when. */
export interface ChangeableBooking extends BookingTimes {
  /** Several people have agreed on it, so none of them may change it for the others. */
  isOfSeveral: boolean
}

export type BookingState = 'upcoming' | 'past' | 'canceled'

/** Decides where a booking is listed and what its manage link shows. A meeting in progress is not past. */
export function bookingState(booking: BookingTimes, now: Instant): BookingState {
  if (booking.canceled) return 'canceled'
  return booking.end <= now ? 'past' : 'upcoming'
}

export type BookingOutcome = 'scheduled' | 'rescheduled' | 'canceled' | 'completed'

export function bookingOutcome(
  booking: BookingTimes & { formerStart: Instant | null },
  now: Instant,
): BookingOutcome {
  const state = bookingState(booking, now)
  if (state === 'canceled') return 'canceled'
  if (state === 'past') return 'completed'
  return booking.formerStart === null ? 'scheduled' : 'rescheduled'
}

/** `until` is the last moment at which the change is or was allowed; null if it was never allowed. */
export type ChangeDecision =
  | { ok: true; until: Instant }
  | {
      ok: false
      reason: 'already_canceled' | 'already_started' | 'inside_notice' | 'host_only'
      until: Instant | null
    }

export type ChangedBy = 'host' | 'invitee'

export function mayReschedule(
  booking: ChangeableBooking,
  rescheduleNotice: Minutes,
  now: Instant,
  by: ChangedBy,
): ChangeDecision {
  return mayChange(booking, rescheduleNotice, now, by)
}

export function mayCancel(
  booking: ChangeableBooking,
  cancelNotice: Minutes,
  now: Instant,
  by: ChangedBy,
): ChangeDecision {
  return mayChange(booking, cancelNotice, now, by)
}

function mayChange(booking: ChangeableBooking, notice: Minutes, now: Instant, by: ChangedBy): ChangeDecision {
  const until = by === 'host' ? booking.start : booking.start - notice * MINUTE
  if (booking.canceled) return { ok: false, reason: 'already_canceled', until: null }
  if (now >= booking.start) return { ok: false, reason: 'already_started', until }
  if (booking.isOfSeveral && by === 'invitee') return { ok: false, reason: 'host_only', until: null }
  if (now > until) return { ok: false, reason: 'inside_notice', until }
  return { ok: true, until }
}
