export type { DateOverride, HourRange, Hours, WeeklyHours } from './availability.ts'
export * as limits from './limits.ts'
export { bookableSpan, explainSlot, findSlots, nearestSlots } from './slots/find-slots.ts'
export type {
  BookingLimits,
  BookingWindow,
  Busy,
  BusyDates,
  BusyTime,
  Reason,
  SlotQuestion,
  SlotRules,
} from './slots/question.ts'
export { RESERVED_SLUGS, SLUG_MAX, SLUG_MIN, slugProblem } from './slugs.ts'
export type { SlugProblem } from './slugs.ts'
export { DAY, HOUR, MINUTE, WEEKDAYS } from './time.ts'
export type { Instant, Interval, Minutes, PlainDate, TimeZone, WallTime, Weekday } from './time.ts'
