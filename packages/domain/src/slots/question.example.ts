import type { Hours, WeeklyHours } from '../availability/availability.ts'
import { DAY } from '../time/time.ts'
import type { Instant } from '../time/time.ts'
import type { SlotQuestion } from './question.ts'

/** The same pairs of wall times for every weekday. */
export function everyDay(...ranges: [start: string, end: string][]): WeeklyHours {
  const day = ranges.map(([start, end]) => ({ start, end }))
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }
}

export const CLOSED: WeeklyHours = everyDay()

export function instant(text: string): Instant {
  return Date.parse(text)
}

/** `2026-03-08T06:00Z`, for tests that read like a calendar. */
export function texts(instants: Instant[]): string[] {
  return instants.map((at) => new Date(at).toISOString().replace(':00.000Z', 'Z'))
}

/**
 * Hours from 9 to 11 UTC every day, one-hour meetings every half hour, asked on Monday 2026-06-01 about that day.
 */
export function question(
  changes: Omit<Partial<SlotQuestion>, 'hours'> & { hours?: Partial<Hours> } = {},
): SlotQuestion {
  const from = changes.from ?? instant('2026-06-01T00:00Z')
  const hours = { timeZone: 'UTC', weekly: everyDay(['09:00', '11:00']), overrides: [], ...changes.hours }
  return {
    now: from,
    to: from + DAY,
    duration: 60,
    increment: 30,
    bufferBefore: 0,
    bufferAfter: 0,
    minimumNotice: 0,
    window: { kind: 'indefinite' },
    limits: {},
    hostTimeZone: hours.timeZone,
    busy: [],
    countedStarts: [],
    ...changes,
    from,
    hours,
  }
}
