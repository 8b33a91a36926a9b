import type { PlainDate, TimeZone, WallTime, Weekday } from '../time/time.ts'

/** Hours on one date. An end before the start is on the next date. */
export interface HourRange {
  start: WallTime
  end: WallTime
}

export type WeeklyHours = Record<Weekday, HourRange[]>

/** Replaces all weekly hours of its date. Without ranges, the date is unavailable. */
export interface DateOverride {
  date: PlainDate
  ranges: HourRange[]
  /** For a day off, which is no override that the host wrote. */
  dayOff?: { code: 'holiday'; name: string } | { code: 'time_away' }
}

/** Wall-clock hours and the zone that they are in. */
export interface Hours {
  timeZone: TimeZone
  weekly: WeeklyHours
  overrides: DateOverride[]
}
