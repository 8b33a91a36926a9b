/** Milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number
export type Minutes = number
/** A date without time and zone, `YYYY-MM-DD`. Never converted. */
export type PlainDate = string
/** The time on a wall clock, `HH:mm` from `00:00` to `24:00` (the end of that day). */
export type WallTime = string
/** An IANA name such as `Europe/Paris`. */
export type TimeZone = string
/** Half-open: `[start, end)`. Intervals that only touch do not overlap. */
export interface Interval {
  start: Instant
  end: Instant
}

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]
