import { addDays, dateOf, instantOf, MINUTE } from '@scheduling/domain'
import type { Instant, Interval, Minutes, PlainDate, TimeZone } from '@scheduling/domain'
import type { Format } from '../../time/format.ts'
import type { NamedTime } from '../busy/named.ts'
import { ROW_MINUTES } from './week.ts'

/** The picked times, and the week that shows them. */
export interface PickedWeek {
  days: readonly PlainDate[]
  busy: readonly NamedTime[]
  picked: readonly Instant[]
  duration: Minutes
  timeZone: TimeZone
  /** Picks whole days, by their first moments. */
  isAllDay: boolean
}

type Zoned = Pick<PickedWeek, 'timeZone' | 'isAllDay'>

/** Null for whole days. */
export function timeText({ timeZone, isAllDay }: Zoned, format: Format, start: Instant): string | null {
  return isAllDay ? null : format.time(start, timeZone)
}

export function nameOf(week: Zoned, format: Format, start: Instant): string {
  const { timeZone, isAllDay } = week
  const day = isAllDay ? format.fullDay(dateOf(timeZone, start)) : format.dayOf(start, timeZone)
  const time = timeText(week, format, start)
  return time === null ? day : format.joined(day, time)
}

/** From a start to the end of the meeting. */
export function spanOf({ duration, timeZone, isAllDay }: PickedWeek, start: Instant): Interval {
  const end = isAllDay
    ? instantOf(timeZone, addDays(dateOf(timeZone, start), 1), '00:00')
    : start + duration * MINUTE
  return { start, end }
}

/** The busy time that a meeting with this start would overlap. Whole days are not checked. */
export function busyAt({ busy, duration, isAllDay }: PickedWeek, start: Instant): NamedTime | undefined {
  if (isAllDay) return undefined
  return busy.find((time) => time.start < start + duration * MINUTE && start < time.end)
}

/** Whether a time in the cell that begins then is picked. */
export function isPickedIn({ picked }: PickedWeek, start: Instant): boolean {
  return picked.some((one) => one >= start && one < start + ROW_MINUTES * MINUTE)
}
