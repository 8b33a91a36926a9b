import {
  addDays,
  DAY,
  dateOf,
  inSameMonth,
  instantOf,
  offsetAt,
  sheetOf,
  wallTimeOf,
} from '@scheduling/domain'
import type { Instant, Interval, PlainDate, TimeZone, Weekday } from '@scheduling/domain'

/** Free starts by date in the viewer's zone. The zone never decides whether a start is offered. */
export type StartsByDay = ReadonlyMap<PlainDate, readonly Instant[]>

export function byDay(starts: readonly Instant[], zone: TimeZone): StartsByDay {
  const days = new Map<number, Instant[]>()
  let offset = 0
  let offsetHoldsUntil = -Infinity
  for (const start of starts) {
    if (start >= offsetHoldsUntil) {
      offset = offsetAt(zone, start)
      // No zone changes its clocks twice in a day, so one lookup serves many starts.
      offsetHoldsUntil = offsetAt(zone, start + DAY) === offset ? start + DAY : start + 1
    }
    const number = Math.floor((start + offset) / DAY)
    const day = days.get(number)
    if (day) day.push(start)
    else days.set(number, [start])
  }
  return new Map(Array.from(days.values(), (day) => [dateOf(zone, day[0] as Instant), day]))
}

export interface SheetDay {
  date: PlainDate
  /** In the month shown, not in a neighboring one. */
  inMonth: boolean
  today: boolean
  free: number
  /** How free the day is compared with the freest of the sheet: 0 (not at all) to 4. */
  fill: number
}

export function sheetDays(
  month: PlainDate,
  weekStart: Weekday,
  days: StartsByDay,
  today: PlainDate,
): SheetDay[] {
  const sheet = sheetOf(month, weekStart, today)
  const most = Math.max(1, ...sheet.map((date) => days.get(date)?.length ?? 0))
  return sheet.map((date) => {
    const free = days.get(date)?.length ?? 0
    return {
      date,
      inMonth: inSameMonth(date, month),
      today: date === today,
      free,
      fill: Math.ceil((free / most) * 4),
    }
  })
}

/** Whether a week that begins on this date lies in the month after the one shown. */
export function isBeyond(weekBegins: PlainDate, month: PlainDate): boolean {
  return weekBegins.slice(0, 7) > month.slice(0, 7)
}

/** The chosen day if it is free, else the next free day, else the first free day of the sheet. */
export function dayToShow(sheet: readonly SheetDay[], chosen: PlainDate | null): PlainDate | null {
  const free = sheet.filter((day) => day.free > 0)
  const from = chosen ?? sheet.find((day) => day.inMonth)?.date ?? ''
  const day = free.find(({ date }) => date === chosen) ?? free.find(({ date }) => date >= from) ?? free[0]
  return day?.date ?? null
}

export type DayPart = 'night' | 'morning' | 'afternoon' | 'evening'

export interface PartOfDay {
  part: DayPart
  starts: Instant[]
}

/** The parts of a day that have free times, in order. */
export function partsOfDay(starts: readonly Instant[], zone: TimeZone): PartOfDay[] {
  const parts: PartOfDay[] = []
  for (const start of starts) {
    const part = partOf(Number(wallTimeOf(zone, start).slice(0, 2)))
    const last = parts.at(-1)
    if (last?.part === part) last.starts.push(start)
    else parts.push({ part, starts: [start] })
  }
  return parts
}

function partOf(hour: number): DayPart {
  if (hour < 5) return 'night'
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}

/** The times needed to draw a sheet in this zone. Past times are not needed. */
export function sheetSpan(month: PlainDate, weekStart: Weekday, zone: TimeZone, now: Instant): Interval {
  const sheet = sheetOf(month, weekStart, dateOf(zone, now))
  const [first, last] = [sheet[0] as PlainDate, sheet.at(-1) as PlainDate]
  return {
    start: Math.max(now, instantOf(zone, first, '00:00')),
    end: instantOf(zone, addDays(last, 1), '00:00'),
  }
}

/** One more day at both ends, so that another zone needs no new request. */
export function spanToAsk(span: Interval, now: Instant): Interval {
  return { start: Math.max(now, span.start - DAY), end: span.end + DAY }
}
