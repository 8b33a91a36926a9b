import type { Hours } from '../availability.ts'
import { plainDate } from '../plain-date.ts'
import { MINUTE } from '../time.ts'
import type { Instant, PlainDate } from '../time.ts'
import { offsetsBetween } from '../zones/changes.ts'
import { dayIn } from '../zones/offsets.ts'
import { isFull } from './booking-limits.ts'
import { blockedStarts, busyTime } from './busy.ts'
import { fitsHours, isOnGrid } from './grid.ts'
import { hostDates } from './host-dates.ts'
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
  ]
}

function reasonsOfHours({ hours, duration, increment }: SlotRules, start: Instant): Reason[] {
  const end = start + duration * MINUTE
  const open = openRanges(hours, start, end)
  const reasons: Reason[] = []
  if (!fitsHours(open, start, duration)) {
    const weeklyAlone = openRanges({ ...hours, overrides: [] }, start, end)
    const date = fitsHours(weeklyAlone, start, duration) ? overriddenDate(hours, start, end) : undefined
    reasons.push(date ? { code: 'override', date } : { code: 'outside_hours' })
  }
  if (!isOnGrid(open, start, increment)) reasons.push({ code: 'not_on_increment', increment })
  return reasons
}

/** The date with an override under the meeting; else the date before it, whose hours may have reached over midnight. */
function overriddenDate(hours: Hours, start: Instant, end: Instant): PlainDate | undefined {
  const offsets = offsetsBetween(hours.timeZone, start, end)
  const day = dayIn(offsets, start)
  const overridden = new Set(hours.overrides.map(({ date }) => date))
  return [day, dayIn(offsets, end - 1), day - 1].map(plainDate).find((date) => overridden.has(date))
}

function reasonsOfNow(rules: SlotRules, start: Instant): Reason[] {
  const reasons: Reason[] = []
  const earliest = earliestStart(rules)
  if (start < rules.now) reasons.push({ code: 'in_the_past' })
  if (start < earliest && earliest > rules.now) reasons.push({ code: 'minimum_notice', earliest })
  return reasons
}

function reasonsOfHostDates(rules: SlotRules, start: Instant): Reason[] {
  const { offsets, window, periods } = hostDates(rules, { start, end: start })
  const day = dayIn(offsets, start)
  const full = periods.filter((period) => isFull(period, day))
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
    if (!blocked || start <= blocked.start || start >= blocked.end) return []
    const interval = { start: time.start, end: time.end }
    const overlaps = start < time.end && time.start < end
    return [{ code: overlaps ? 'busy' : 'buffer', busy, interval }]
  })
}
