import type { Hours } from '../availability/availability.ts'
import type { Instant, Interval, Minutes, PlainDate, TimeZone, Weekday } from '../time/time.ts'

/** How far into the future people can book, in host dates. A date range includes both ends. */
export type BookingWindow =
  | { kind: 'calendar_days'; days: number }
  | { kind: 'weekdays'; days: number }
  | { kind: 'date_range'; from: PlainDate; to: PlainDate }
  | { kind: 'indefinite' }

/** The maximum of bookings that start in one period, in the host's zone. Absent or null: no limit. */
export interface BookingLimits {
  perDay?: number | null
  perWeek?: number | null
  perMonth?: number | null
  /** Default: Monday. */
  weekStart?: Weekday
}

/** Time to keep free around a meeting. */
export interface Buffers {
  bufferBefore?: Minutes
  bufferAfter?: Minutes
}

/** A stretch of busy time. Only bookings have buffers. */
export interface BusyTime extends Interval, Buffers {
  /** The origin, such as a booking's id. Explanations return it. */
  source?: string
  /** For a hold: when it stops being busy. */
  until?: Instant
  /** One more invitee can come to this meeting, so it does not block its own start. */
  hasFreeSeats?: boolean
}

/** Whole dates, `to` exclusive, in the zone of their calendar. */
export interface BusyDates {
  allDay: { from: PlainDate; to: PlainDate; timeZone: TimeZone }
  source?: string
}

export type Busy = BusyTime | BusyDates

/** A time in which no meeting of a team starts for this person: they are away, or too far ahead of the others. */
export interface ClosedTime extends Interval {
  code: 'away' | 'too_far_ahead'
}

/** Everything that decides which starts are bookable. */
export interface SlotRules {
  now: Instant
  hours: Hours
  /** Starts that a host has picked, in any order. Nothing else is offered, and the hours are ignored. */
  picked?: readonly Instant[]
  duration: Minutes
  increment: Minutes
  bufferBefore: Minutes
  bufferAfter: Minutes
  minimumNotice: Minutes
  window: BookingWindow
  limits: BookingLimits
  /** The zone whose dates count for the window and the limits. */
  hostTimeZone: TimeZone
  /** In any order. */
  busy: readonly Busy[]
  /** Starts of the bookings that count toward the limits, in any order. */
  countedStarts: readonly Instant[]
  closed?: readonly ClosedTime[]
}

/** Asks which starts in `[from, to)` are bookable. */
export interface SlotQuestion extends SlotRules {
  from: Instant
  to: Instant
}

/** One reason why a start is not bookable. */
export type Reason =
  | { code: 'outside_hours' }
  /** The weekly hours would allow it, but the override of this date does not. */
  | { code: 'override'; date: PlainDate }
  /** The same for a day off. */
  | { code: 'holiday'; date: PlainDate; name: string }
  | { code: 'time_away'; date: PlainDate }
  | { code: 'not_on_increment'; increment: Minutes }
  /** The meeting itself overlaps this item. */
  | { code: 'busy'; busy: Busy; interval: Interval }
  /** The meeting itself fits, but a buffer around it or around the item does not. */
  | { code: 'buffer'; busy: Busy; interval: Interval }
  | { code: 'in_the_past' }
  | { code: 'minimum_notice'; earliest: Instant }
  /** Host dates, both inclusive; null if the window has no such end. */
  | { code: 'outside_window'; first: PlainDate | null; last: PlainDate | null }
  /** The period `[from, to]`, in host dates, has reached its `limit` of bookings. */
  | { code: 'limit_day' | 'limit_week' | 'limit_month'; limit: number; from: PlainDate; to: PlainDate }
  | ({ code: 'away' | 'too_far_ahead' } & Interval)
  /** Nobody's time is in the way, but the team has too few people for it. */
  | { code: 'too_few_people' }
