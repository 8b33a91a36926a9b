// The rules of slots a second time, sentence by sentence, on Temporal, without regard to speed. It shares only
// types with the engine, so a mistake would have to be made twice, in two ways.
import type { Busy, HourRange, Reason, SlotQuestion, SlotRules, Weekday } from '../src/index.ts'

type Zoned = Temporal.ZonedDateTime
type Span = { start: number; end: number }
type Code = Reason['code']
type Period = (date: Temporal.PlainDate) => string

const MINUTE = 60_000
const WEEK: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** Every bookable start of the question, ascending. */
export function slotsByTheRules(question: SlotQuestion): number[] {
  const { from, to, duration, picked } = question
  const ranges = rangesByDate(question, from, to + duration * MINUTE)
  const lastDate = lastDateOf(question)
  const starts =
    picked ?? ranges.flatMap((ofOneDate) => ofOneDate.flatMap((range) => gridOf(range, question)))
  // 13. Distinct and ascending; 11. starts inside [from, to).
  return [...new Set(starts)]
    .filter((start) => from <= start && start < to)
    .filter((start) => picked || isCovered(ranges.flat(), start, start + duration * MINUTE))
    .filter((start) => question.busy.every((busy) => codesOfBusy(question, busy, start).length === 0))
    .filter((start) => codesBesideHours(question, start, lastDate).length === 0)
    .toSorted((a, b) => a - b)
}

/** The codes of all reasons why this start is not bookable. */
export function codesByTheRules(rules: SlotRules, start: number): Set<Code> {
  const end = start + rules.duration * MINUTE
  const ranges = rangesByDate(rules, start, end)
  const codes = codesBesideHours(rules, start)
  // With picked times, exactly these are offered, whatever the hours say.
  if (rules.picked) return new Set(rules.picked.includes(start) ? codes : [...codes, 'outside_hours'])
  if (!isCovered(ranges.flat(), start, end)) {
    const weeklyAlone = { ...rules, hours: { ...rules.hours, overrides: [] } }
    const blamed = isCovered(rangesByDate(weeklyAlone, start, end).flat(), start, end)
    codes.push(blamed ? codeOfOverride(rules, start) : 'outside_hours')
  }
  const around = ranges.flat().filter((range) => range.start <= start && start < range.end)
  const onGrid = around.some((range) => gridOf(range, rules).includes(start))
  if (around.length > 0 && !onGrid) codes.push('not_on_increment')
  return new Set(codes)
}

// The override nearest to the date of the start is blamed, the later one of two. It may be a day off.
function codeOfOverride({ hours }: SlotRules, start: number): Code {
  const date = dateIn(hours.timeZone, start)
  const distance = (other: string) => date.until(Temporal.PlainDate.from(other)).days
  const [nearest] = hours.overrides.toSorted((one, other) => {
    const [a, b] = [distance(one.date), distance(other.date)]
    return Math.abs(a) - Math.abs(b) || b - a
  })
  return nearest?.dayOff?.code ?? 'override'
}

// 3. The earliest instant at which a wall clock shows that time or later.
export function boundary(zone: string, local: Temporal.PlainDateTime): number {
  const zoned = local.toZonedDateTime(zone, { disambiguation: 'earlier' })
  if (zoned.toPlainDateTime().equals(local)) return zoned.epochMilliseconds
  const change = local.toZonedDateTime(zone, { disambiguation: 'later' }).add({ nanoseconds: 1 })
  const moment = change.getTimeZoneTransition('previous')
  if (!moment) throw new Error(`no change of the clock skips ${local.toString()} in ${zone}`)
  return moment.epochMilliseconds
}

// 2. A range belongs to the date on which it starts. 24:00 is the end of that day. An end before the start is on
// the next date. An empty range counts as none.
function spanOf(zone: string, date: Temporal.PlainDate, range: HourRange): Span {
  const endDate = range.end < range.start ? date.add({ days: 1 }) : date
  return { start: boundary(zone, at(date, range.start)), end: boundary(zone, at(endDate, range.end)) }
}

function at(date: Temporal.PlainDate, time: string): Temporal.PlainDateTime {
  if (time === '24:00') return date.add({ days: 1 }).toPlainDateTime()
  return date.toPlainDateTime(Temporal.PlainTime.from(time))
}

// 7. An override replaces all weekly hours of its date. It also cuts a range of the day before at midnight.
function rangesByDate({ hours }: SlotRules, from: number, to: number): Span[][] {
  const { timeZone, weekly, overrides } = hours
  const first = dateIn(timeZone, from).subtract({ days: 3 })
  const days = first.until(dateIn(timeZone, to)).days + 4
  return Array.from({ length: days }, (_, count) => {
    const date = first.add({ days: count })
    const own = overrides.filter((override) => override.date === date.toString())
    const usual = weekly[WEEK[date.dayOfWeek - 1] as Weekday]
    const ranges = own.length > 0 ? own.flatMap((override) => override.ranges) : usual
    const next = date.add({ days: 1 })
    const isCut = overrides.some((override) => override.date === next.toString())
    const cut = isCut ? boundary(timeZone, next.toPlainDateTime()) : Infinity
    return mergeTouching(
      ranges
        .filter((range) => range.start !== range.end)
        .map((range) => spanOf(timeZone, date, range))
        .map((span) => ({ start: span.start, end: Math.min(span.end, cut) }))
        .filter((span) => span.start < span.end),
    )
  })
}

// 4. Merges ranges of one date that overlap or touch, until none do.
function mergeTouching(spans: Span[]): Span[] {
  for (const one of spans) {
    const other = spans.find((span) => span !== one && span.start <= one.end && one.start <= span.end)
    if (!other) continue
    const both = { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) }
    return mergeTouching([...spans.filter((span) => span !== one && span !== other), both])
  }
  return spans
}

// 5. Starts count from the start of each merged range, by the start increment, in elapsed minutes.
function gridOf(range: Span, { increment }: SlotRules): number[] {
  const starts: number[] = []
  for (let start = range.start; start < range.end; start += increment * MINUTE) starts.push(start)
  return starts
}

// 6. The meeting lies wholly inside the union of the ranges; ranges that touch join.
function isCovered(ranges: Span[], start: number, end: number): boolean {
  let covered = start
  while (covered < end) {
    const here = covered
    const range = ranges.find((span) => span.start <= here && here < span.end)
    if (!range) return false
    covered = range.end
  }
  return true
}

function codesBesideHours(rules: SlotRules, start: number, lastDate = lastDateOf(rules)): Code[] {
  const { now, minimumNotice } = rules
  const codes: Code[] = []
  // 9. start >= now + minimum notice; equality is allowed.
  if (start < now) codes.push('in_the_past')
  if (minimumNotice > 0 && !(start >= now + minimumNotice * MINUTE)) codes.push('minimum_notice')
  const date = dateIn(rules.hostTimeZone, start)
  if (!isInWindow(rules, lastDate, date)) codes.push('outside_window')
  if (!rules.busy.some((busy) => isOpenAt(busy, start))) codes.push(...codesOfLimits(rules, date))
  for (const busy of rules.busy) codes.push(...codesOfBusy(rules, busy, start))
  // Nothing starts for somebody who is away, or too far ahead of the others of their team.
  for (const { code, ...time } of rules.closed ?? [])
    if (time.start <= start && start < time.end) codes.push(code)
  return codes
}

// 10. Booking window, in host dates.
function lastDateOf({ window, now, hostTimeZone }: SlotRules): Temporal.PlainDate | null {
  const today = dateIn(hostTimeZone, now)
  if (window.kind === 'indefinite') return null
  if (window.kind === 'calendar_days') return today.add({ days: window.days })
  if (window.kind === 'date_range') return Temporal.PlainDate.from(window.to)
  let last = today
  let weekdays = 0
  while (weekdays < window.days) {
    last = last.add({ days: 1 })
    if (last.dayOfWeek <= 5) weekdays++
  }
  return last
}

function isInWindow(
  { window }: SlotRules,
  last: Temporal.PlainDate | null,
  date: Temporal.PlainDate,
): boolean {
  if (window.kind === 'date_range' && !isUpTo(Temporal.PlainDate.from(window.from), date)) return false
  return last === null || isUpTo(date, last)
}

// A meeting with seats can be joined at its start: it is not in its own way, and limits have counted it.
function isOpenAt(busy: Busy, start: number): boolean {
  return 'hasFreeSeats' in busy && busy.hasFreeSeats === true && busy.start === start
}

// 12. A period is closed when the maximum of bookings that start in it is reached.
function codesOfLimits({ limits, countedStarts, hostTimeZone }: SlotRules, date: Temporal.PlainDate): Code[] {
  const weekStart = WEEK.indexOf(limits.weekStart ?? 'mon') + 1
  const week = (day: Temporal.PlainDate) =>
    day.subtract({ days: (day.dayOfWeek - weekStart + 7) % 7 }).toString()
  const periodOf = (start: number, period: Period) => period(dateIn(hostTimeZone, start))
  const reached = (limit: number | null | undefined, period: Period) =>
    limit != null && countedStarts.filter((start) => periodOf(start, period) === period(date)).length >= limit
  const codes: Code[] = []
  if (reached(limits.perDay, String)) codes.push('limit_day')
  if (reached(limits.perWeek, week)) codes.push('limit_week')
  if (reached(limits.perMonth, monthOf)) codes.push('limit_month')
  return codes
}

function monthOf(day: Temporal.PlainDate): string {
  return day.toPlainYearMonth().toString()
}

// 8. Two pairs must not overlap: the meeting with our buffers and the item, and the meeting and the item with its
// buffers.
function codesOfBusy(rules: SlotRules, busy: Busy, start: number): Code[] {
  const meeting = { start, end: start + rules.duration * MINUTE }
  const item = 'allDay' in busy ? allDaySpan(busy.allDay) : busy
  if (item.end <= item.start || isOpenAt(busy, start)) return []
  if (overlap(meeting, item)) return ['busy']
  const itsBuffers = 'allDay' in busy ? {} : busy
  const ours = overlap(widen(meeting, rules), item)
  const theirs = overlap(meeting, widen(item, itsBuffers))
  return ours || theirs ? ['buffer'] : []
}

function allDaySpan({ from, to, timeZone }: { from: string; to: string; timeZone: string }): Span {
  const midnight = (date: string) => boundary(timeZone, Temporal.PlainDate.from(date).toPlainDateTime())
  return { start: midnight(from), end: midnight(to) }
}

function widen(span: Span, buffers: { bufferBefore?: number; bufferAfter?: number }): Span {
  return {
    start: span.start - (buffers.bufferBefore ?? 0) * MINUTE,
    end: span.end + (buffers.bufferAfter ?? 0) * MINUTE,
  }
}

function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end
}

function isUpTo(one: Temporal.PlainDate, other: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(one, other) <= 0
}

function dateIn(zone: string, instant: number): Temporal.PlainDate {
  return zonedAt(zone, instant).toPlainDate()
}

function zonedAt(zone: string, instant: number): Zoned {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
}
