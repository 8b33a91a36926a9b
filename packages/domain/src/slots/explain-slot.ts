import type { DateOverride, Hours } from '../availability/availability.ts'
import { dayNumber, plainDate } from '../time/plain-date.ts'
import { MINUTE } from '../time/time.ts'
import type { Instant, PlainDate } from '../time/time.ts'
import { offsetsBetween } from '../zones/changes.ts'
import { dayIn } from '../zones/offsets.ts'
import { isFull } from './booking-limits.ts'
import { blockedStarts, busyTime, hasFreeSeatsAt } from './busy.ts'
import { holds } from './closed.ts'
import { fitsHours, isOnGrid } from './grid.ts'
import { hostDates } from './host-dates.ts'
import type { DateRules } from './host-dates.ts'
import { openRanges } from './open-ranges.ts'
import type { Reason, SlotRules } from './question.ts'
import { earliestStart, isInWindow } from './window.ts'
import type { DateSpan } from './window.ts'

/** All reasons why `start` is not bookable; empty if and only if `findSlots` offers it. */
export function explainSlot(rules: SlotRules, start: Instant): Reason[] {
  return [
    ...reasonsOfHours(rules, start),
    ...reasonsOfNow(rules, start),
    ...reasonsOfHostDates(rules, start),
    ...reasonsOfBusy(rules, start),
    ...(rules.closed ?? []).filter((time) => holds(time, start)),
  ]
}

function reasonsOfHours({ hours, picked, duration, increment }: SlotRules, start: Instant): Reason[] {
  if (picked) return picked.includes(start) ? [] : [{ code: 'outside_hours' }]
  const end = start + duration * MINUTE
  const open = openRanges(hours, start, end)
  const reasons: Reason[] = []
  if (!fitsHours(open, start, duration)) {
    const weeklyAlone = openRanges({ ...hours, overrides: [] }, start, end)
    const override = fitsHours(weeklyAlone, start, duration) ? nextOverride(hours, start, end) : undefined
    reasons.push(override ? reasonOfOverride(override) : { code: 'outside_hours' })
  }
  if (!isOnGrid(open, start, increment)) reasons.push({ code: 'not_on_increment', increment })
  return reasons
}

/**
 * The override next to the date of the start. It may be on the date before, whose hours would have run past
 * midnight, or on a date that the zone skipped.
 */
function nextOverride(
  { timeZone, overrides }: Hours,
  start: Instant,
  end: Instant,
): DateOverride | undefined {
  const offsets = offsetsBetween(timeZone, start, end)
  const first = dayIn(offsets, start)
  const last = dayIn(offsets, end)
  const [next] = overrides
    .map((override) => ({ override, day: dayNumber(override.date) }))
    .filter(({ day }) => first - 2 <= day && day <= last + 1)
    .toSorted((a, b) => Math.abs(a.day - first) - Math.abs(b.day - first) || b.day - a.day)
  return next?.override
}

function reasonOfOverride({ date, dayOff }: DateOverride): Reason {
  return dayOff ? { ...dayOff, date } : { code: 'override', date }
}

function reasonsOfNow(rules: SlotRules, start: Instant): Reason[] {
  const reasons: Reason[] = []
  const earliest = earliestStart(rules)
  if (start < rules.now) reasons.push({ code: 'in_the_past' })
  if (start < earliest && earliest > rules.now) reasons.push({ code: 'minimum_notice', earliest })
  return reasons
}

export function reasonsOfHostDates(rules: DateRules, start: Instant): Reason[] {
  const { offsets, window, periods } = hostDates(rules, { start, end: start })
  const day = dayIn(offsets, start)
  const isCounted = rules.busy.some((busy) => hasFreeSeatsAt(busy, start))
  const full = isCounted ? [] : periods.filter((period) => isFull(period, day))
  const reasons: Reason[] = full.map(({ code, limit, datesAround }) => {
    const { first, last } = datesAround(day)
    return { code, limit, from: plainDate(first), to: plainDate(last) }
  })
  if (!isInWindow(window, day)) reasons.unshift({ code: 'outside_window', ...datesOf(window) })
  return reasons
}

function datesOf({ first, last }: DateSpan): { first: PlainDate | null; last: PlainDate | null } {
  return {
    first: first === -Infinity ? null : plainDate(first),
    last: last === Infinity ? null : plainDate(last),
  }
}

function reasonsOfBusy(rules: SlotRules, start: Instant): Reason[] {
  const end = start + rules.duration * MINUTE
  return rules.busy.flatMap((busy): Reason[] => {
    const time = busyTime(busy)
    const blocked = blockedStarts(time, rules.duration, rules)
    if (!blocked || start <= blocked.start || start >= blocked.end || hasFreeSeatsAt(busy, start)) return []
    const interval = { start: time.start, end: time.end }
    const overlaps = start < time.end && time.start < end
    return [{ code: overlaps ? 'busy' : 'buffer', busy, interval }]
  })
}
