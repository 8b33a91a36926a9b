import type { HourRange, Hours, PlainDate, Weekday, WeeklyHours } from '@scheduling/domain'
import { addDays, WEEKDAYS, wallTime, weekdayOf } from '@scheduling/domain'
import { overrideOf, rangesOn } from '../overrides/overrides.ts'
import { NO_HOURS, spanOf } from '../weekly/weekly.ts'

const DAY = 24 * 60

/** Minutes of one day, half-open. */
export interface Stretch {
  from: number
  to: number
}

/** A block in a day's column of the painted week: one of its own ranges, or the rest of the night before. */
export interface Block extends Stretch {
  /** Began the day before. */
  isCarried: boolean
  /** Continues the next day. */
  goesOn: boolean
}

export function blocksOf(weekly: WeeklyHours, day: Weekday): Block[] {
  const carried = weekly[before(day)]
    .map(spanOf)
    .flatMap(({ to }) => (to > DAY ? [{ from: 0, to: to - DAY }] : []))
  const own = weekly[day].map(spanOf)
  return [
    ...carried.map((span) => ({ ...span, isCarried: true, goesOn: false })),
    ...own.map(({ from, to }) => ({ from, to: Math.min(to, DAY), isCarried: false, goesOn: to > DAY })),
  ].toSorted((a, b) => a.from - b.from)
}

/** The hours on a date. An override replaces the week's hours, and also cuts the night before at midnight. */
export function blocksOn(hours: Hours, date: PlainDate): Block[] {
  const week = {
    ...NO_HOURS,
    [weekdayOf(date)]: rangesOn(hours, date),
    ...(!overrideOf(hours, date) && {
      [before(weekdayOf(date))]: rangesOn(hours, addDays(date, -1)),
    }),
  }
  return blocksOf(week, weekdayOf(date))
}

export function isAvailable(weekly: WeeklyHours, day: Weekday, stretch: Stretch): boolean {
  return isCovered(blocksOf(weekly, day), stretch)
}

export function isCovered(blocks: readonly Block[], { from, to }: Stretch): boolean {
  let reached = from
  for (const block of blocks) if (block.from <= reached) reached = Math.max(reached, block.to)
  return reached >= to
}

/** Adds a range to some days. Ranges that overlap or touch are merged. Repeat: same result. */
export function paint(weekly: WeeklyHours, days: readonly Weekday[], stretch: Stretch): WeeklyHours {
  const painted = { ...weekly }
  for (const day of days) {
    if (isAvailable(painted, day, stretch)) continue
    painted[day] = toRanges(merge([...painted[day].map(spanOf), stretch]))
  }
  return painted
}

/** Removes a range from some days, also from ranges that reach into them from the night before. Repeat: same result. */
export function erase(weekly: WeeklyHours, days: readonly Weekday[], stretch: Stretch): WeeklyHours {
  const erased = { ...weekly }
  for (const day of days) {
    cut(erased, day, stretch)
    cut(erased, before(day), { from: stretch.from + DAY, to: stretch.to + DAY })
  }
  return erased
}

function cut(weekly: WeeklyHours, day: Weekday, stretch: Stretch): void {
  const left = weekly[day].map(spanOf).flatMap((span) => subtract(span, stretch))
  // The part after midnight belongs to the next date.
  const later = left
    .filter(({ from }) => from >= DAY)
    .map(({ from, to }) => ({ from: from - DAY, to: to - DAY }))
  weekly[day] = toRanges(left.filter(({ from }) => from < DAY))
  if (later.length === 0) return
  const next = after(day)
  weekly[next] = toRanges(merge([...weekly[next].map(spanOf), ...later]))
}

function subtract(span: Stretch, { from, to }: Stretch): Stretch[] {
  return [
    { from: span.from, to: Math.min(span.to, from) },
    { from: Math.max(span.from, to), to: span.to },
  ].filter((part) => part.from < part.to)
}

function merge(spans: readonly Stretch[]): Stretch[] {
  const merged: Stretch[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else merged.push({ ...span })
  }
  return merged
}

function toRanges(spans: readonly Stretch[]): HourRange[] {
  return spans.map(({ from, to }) => ({ start: wallTime(from), end: wallTime(to > DAY ? to - DAY : to) }))
}

function before(day: Weekday): Weekday {
  return WEEKDAYS.at(WEEKDAYS.indexOf(day) - 1) as Weekday
}

function after(day: Weekday): Weekday {
  return WEEKDAYS[(WEEKDAYS.indexOf(day) + 1) % 7] as Weekday
}
