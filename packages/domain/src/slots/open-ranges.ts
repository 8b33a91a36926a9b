import type { HourRange, Hours } from '../availability/availability.ts'
import { dayNumber, weekdayIndex } from '../time/plain-date.ts'
import type { DayNumber } from '../time/plain-date.ts'
import { DAY, MINUTE, WEEKDAYS } from '../time/time.ts'
import type { Instant } from '../time/time.ts'
import { minuteSpan } from '../time/wall-time.ts'
import type { MinuteSpan } from '../time/wall-time.ts'
import { offsetsBetween } from '../zones/changes.ts'
import { dayIn, firstInstantIn } from '../zones/offsets.ts'
import type { Offsets } from '../zones/offsets.ts'

/**
 * The merged ranges of each date, by date and then by start. Ranges of one date never touch. Ranges of neighboring
 * dates may touch and, after an overnight range, overlap. `joinedEnd[i]` is the end of the union that has range i.
 */
export interface OpenRanges {
  start: Instant[]
  end: Instant[]
  joinedEnd: Instant[]
}

/** Every range that may matter between the two instants. */
export function openRanges(hours: Hours, from: Instant, to: Instant): OpenRanges {
  // An overnight range reaches over from the date before, and a zone may have skipped or repeated the date between.
  const offsets = offsetsBetween(hours.timeZone, from - 3 * DAY, to + 3 * DAY)
  const first = dayIn(offsets, from) - 2
  const last = dayIn(offsets, to) + 1
  const weekly = WEEKDAYS.map((weekday) => minuteSpans(hours.weekly[weekday]))
  const overrides = overridesByDay(hours)
  const open: OpenRanges = { start: [], end: [], joinedEnd: [] }
  for (let day = first; day <= last; day++) {
    const ranges = overrides.get(day) ?? weekly[weekdayIndex(day)] ?? []
    // An override cuts the range of the day before at midnight.
    const cut = overrides.has(day + 1) ? firstInstantIn(offsets, (day + 1) * DAY) : Infinity
    addDate(open, ranges, day, offsets, cut)
  }
  join(open)
  return open
}

function addDate(
  open: OpenRanges,
  ranges: MinuteSpan[],
  day: DayNumber,
  offsets: Offsets,
  cut: Instant,
): void {
  const before = open.start.length
  for (const range of ranges) {
    const start = firstInstantIn(offsets, day * DAY + range.start * MINUTE)
    const end = Math.min(firstInstantIn(offsets, day * DAY + range.end * MINUTE), cut)
    // A range inside a spring gap is empty.
    if (end <= start) continue
    const previous = open.end.length - 1
    if (previous >= before && start <= (open.end[previous] as Instant)) {
      open.end[previous] = Math.max(open.end[previous] as Instant, end)
    } else {
      open.start.push(start)
      open.end.push(end)
    }
  }
}

/** Starts also ascend across dates, so one pass from the back finds where each union ends. */
function join(open: OpenRanges): void {
  const count = open.start.length
  open.joinedEnd = open.end.slice()
  let firstOfUnion = 0
  let end = -Infinity
  for (let index = 0; index < count; index++) {
    if ((open.start[index] as Instant) > end) {
      open.joinedEnd.fill(end, firstOfUnion, index)
      firstOfUnion = index
    }
    end = Math.max(end, open.end[index] as Instant)
  }
  open.joinedEnd.fill(end, firstOfUnion, count)
}

function overridesByDay({ overrides }: Hours): Map<DayNumber, MinuteSpan[]> {
  const byDay = new Map<DayNumber, HourRange[]>()
  for (const { date, ranges } of overrides) {
    const day = dayNumber(date)
    byDay.set(day, [...(byDay.get(day) ?? []), ...ranges])
  }
  return new Map(Array.from(byDay, ([day, ranges]) => [day, minuteSpans(ranges)]))
}

function minuteSpans(ranges: readonly HourRange[]): MinuteSpan[] {
  return ranges
    .map(minuteSpan)
    .filter(({ start, end }) => start < end)
    .toSorted((a, b) => a.start - b.start)
}
