import type { Minutes, WallTime } from './time.ts'

/** `24:00` is the end of the day. */
export const WALL_TIME = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/

export function isWallTime(text: string): boolean {
  return WALL_TIME.test(text)
}

/** Minutes since midnight, 0 to 1440. Throws a RangeError unless the text is `HH:mm` from `00:00` to `24:00`. */
export function minuteOfDay(time: WallTime): Minutes {
  if (!isWallTime(time)) {
    throw new RangeError(`invalid_wall_time: "${time}"; expected a time such as 09:30, at most 24:00`)
  }
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** Minutes from the midnight that begins the date. Values above 1440 are on the next date. */
export interface MinuteSpan {
  start: Minutes
  end: Minutes
}

/** An end before the start is on the next date. */
export function minuteSpan(range: { start: WallTime; end: WallTime }): MinuteSpan {
  const start = minuteOfDay(range.start)
  const end = minuteOfDay(range.end)
  return { start, end: end < start ? end + 24 * 60 : end }
}

export function wallTime(minute: Minutes): WallTime {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
