import type { Hours } from '../availability/availability.ts'
import type { Instant, Interval, Minutes, PlainDate, TimeZone, Weekday } from '../time/time.ts'

/** How far into the future bookings are taken, in host dates; a date range is inclusive at both ends. */
export type BookingWindow =
  | { kind: 'calendar_days'; days: number }
  | { kind: 'weekdays'; days: number }
  | { kind: 'date_range'; from: PlainDate; to: PlainDate }
  | { kind: 'indefinite' }

/** At most so many bookings that start in one period, in the host's zone; absent or null is no limit. */
export interface BookingLimits {
  perDay?: number | null
  perWeek?: number | null
  perMonth?: number | null
  /** Monday where nothing is said. */
  weekStart?: Weekday
}

/** Time to keep free around a meeting. */
export interface Buffers {
  bufferBefore?: Minutes
  bufferAfter?: Minutes
}

/** A stretch of busy time. Buffers belong to bookings only. */
export interface BusyTime extends Interval, Buffers {
  /** What it comes from, a booking's id for example; explanations hand it back. */
  source?: string
  /** Of a hold: from then on it is not busy any more. */
  until?: Instant
}

/** Whole dates, `to` exclusive, in the zone of the calendar they stand in. */
export interface BusyDates {
  allDay: { from: PlainDate; to: PlainDate; timeZone: TimeZone }
  source?: string
}

export type Busy = BusyTime | BusyDates

/** Everything that decides which starts are bookable. */
export interface SlotRules {
  now: Instant
  hours: Hours
  /** Starts that a host has picked, in any order: nothing else is offered, and the hours do not count. */
  picked?: readonly Instant[]
  duration: Minutes
  increment: Minutes
  bufferBefore: Minutes
  bufferAfter: Minutes
  minimumNotice: Minutes
  window: BookingWindow
  limits: BookingLimits
  /** Whose dates the window and the limits mean. */
  hostTimeZone: TimeZone
  /** In any order. */
  busy: readonly Busy[]
  /** Starts of the bookings that count towards the limits, in any order. */
  countedStarts: readonly Instant[]
}

/** Which starts in `[from, to)` are bookable? */
export interface SlotQuestion extends SlotRules {
  from: Instant
  to: Instant
}

/** One reason why a start is not bookable. */
export type Reason =
  | { code: 'outside_hours' }
  /** The weekly hours would allow it, the override of this date does not. */
  | { code: 'override'; date: PlainDate }
  | { code: 'not_on_increment'; increment: Minutes }
  /** The meeting itself overlaps this item. */
  | { code: 'busy'; busy: Busy; interval: Interval }
  /** Only the time that has to stay free around the meeting or around the item is missing. */
  | { code: 'buffer'; busy: Busy; interval: Interval }
  | { code: 'in_the_past' }
  | { code: 'minimum_notice'; earliest: Instant }
  /** Host dates, both inclusive; null where the window has no such end. */
  | { code: 'outside_window'; first: PlainDate | null; last: PlainDate | null }
  /** The period `[from, to]`, in host dates, has its `limit` bookings. */
  | { code: 'limit_day' | 'limit_week' | 'limit_month'; limit: number; from: PlainDate; to: PlainDate }
