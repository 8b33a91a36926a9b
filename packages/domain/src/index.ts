export type { DateOverride, HourRange, Hours, WeeklyHours } from './availability.ts'
export * as limits from './limits.ts'
export { addDays, isPlainDate, weekdayOf } from './plain-date.ts'
export { explainSlot } from './slots/explain-slot.ts'
export { findSlots } from './slots/find-slots.ts'
export { nearestSlots } from './slots/nearest-slots.ts'
export type {
  BookingLimits,
  BookingWindow,
  Buffers,
  Busy,
  BusyDates,
  BusyTime,
  Reason,
  SlotQuestion,
  SlotRules,
} from './slots/question.ts'
export { bookableSpan } from './slots/window.ts'
export { RESERVED_SLUGS, SLUG_MAX, SLUG_MIN, slugProblem } from './slugs.ts'
export type { SlugProblem } from './slugs.ts'
export { DAY, HOUR, MINUTE, WEEKDAYS } from './time.ts'
export type { Instant, Interval, Minutes, PlainDate, TimeZone, WallTime, Weekday } from './time.ts'
export { isWallTime } from './wall-time.ts'
export { isTimeZone } from './zones/changes.ts'
export { dateOf, instantOf, offsetAt, wallTimeOf } from './zones/zones.ts'
