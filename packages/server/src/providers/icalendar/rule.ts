import type { Instant, Interval } from '@scheduling/domain'
import { DAY, HOUR, MINUTE } from '@scheduling/domain'
import type ICAL from 'ical.js'
import { ParseRefused } from '../../isolation/refusal.ts'

const SECOND = 1_000
const WEEK = 7 * DAY
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const FREQUENCIES = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
type Frequency = (typeof FREQUENCIES)[number]

/** RFC 5545, 3.3.10. A list is undefined if the rule does not have it. */
export interface Rule {
  freq: Frequency
  interval: number
  count: number | undefined
  /** 0 is Sunday. */
  weekStart: number
  /** `place` 0: every such weekday. */
  days: readonly { weekday: number; place: number }[] | undefined
  months: Numbers
  monthDays: Numbers
  yearDays: Numbers
  weeks: Numbers
  hours: Numbers
  minutes: Numbers
  seconds: Numbers
  places: Numbers
}

type Numbers = readonly number[] | undefined

// Any other part changes the meaning of a rule in ways that we do not know.
const PARTS = new Set(
  'freq interval count until wkst byday bymonth bymonthday byyearday byweekno byhour byminute bysecond bysetpos'.split(
    ' ',
  ),
)

/**
 * Converts a rule that the library has parsed. Throws `ParseRefused` if the standard gives it no meaning. Leaves
 * out UNTIL.
 */
export function ruleOf(property: ICAL.Property): Rule {
  const said = (property.jCal as unknown[])[3] as Record<string, unknown>
  const numbers = (name: string) => listOf(said[name])?.map(Number)
  const freq = FREQUENCIES.find((one) => one === said.freq)
  const days = listOf(said.byday)?.map((day) => ({
    weekday: WEEKDAYS.indexOf(String(day).slice(-2)),
    place: Number(String(day).slice(0, -2)),
  }))
  const seconds = numbers('bysecond')?.map((second) => Math.min(second, 59))
  if (!freq || Object.keys(said).some((name) => !PARTS.has(name))) throw new ParseRefused('unreadable')
  const rule: Rule = {
    freq,
    interval: Number(said.interval ?? 1),
    count: said.count === undefined ? undefined : Number(said.count),
    weekStart: Number(said.wkst ?? 2) - 1,
    days,
    months: numbers('bymonth'),
    monthDays: numbers('bymonthday'),
    yearDays: numbers('byyearday'),
    weeks: numbers('byweekno'),
    hours: numbers('byhour'),
    minutes: numbers('byminute'),
    seconds,
    places: numbers('bysetpos'),
  }
  if (!hasMeaning(rule)) throw new ParseRefused('unreadable')
  return rule
}

function listOf(value: unknown): unknown[] | undefined {
  return value === undefined ? undefined : [value].flat()
}

function hasMeaning({ freq, count, days, monthDays, yearDays, weeks, places }: Rule): boolean {
  const isPlaced = days?.some(({ place }) => place !== 0) ?? false
  const counted = [monthDays, yearDays, weeks, places].flatMap((list) => list ?? [])
  return (
    (count === undefined || count > 0) &&
    !counted.includes(0) &&
    !(weeks && freq !== 'YEARLY') &&
    !(yearDays && ['DAILY', 'WEEKLY', 'MONTHLY'].includes(freq)) &&
    !(monthDays && freq === 'WEEKLY') &&
    !(isPlaced && (weeks || !['MONTHLY', 'YEARLY'].includes(freq)))
  )
}

// A time within the span is made an event's, on its clock: as much work as checking many days.
const STEPS_PER_OCCURRENCE = 10

/**
 * Yields the starts of the rule within the span, as wall clock times, in order. `first` is the first start of the
 * event. Begins at the span unless the rule has a COUNT. Calls `step` with how many steps it made: for each day that it
 * checks and each time that it finds.
 */
export function* startsOf(
  rule: Rule,
  first: Instant,
  span: Interval,
  step: (count: number) => void,
): Generator<Instant> {
  const { freq, interval, places } = rule
  const isDay = dayTest(rule, first)
  const period = PERIODS[freq]
  const unit = UNITS[freq] ?? DAY
  const origin = period.indexOf(first, rule)
  const aligned = (index: number) => origin + Math.ceil(Math.max(0, index - origin) / interval) * interval
  let left = rule.count ?? Infinity
  let index = left === Infinity ? aligned(period.indexOf(span.start, rule)) : origin
  for (let start = period.startOf(index, rule); start < span.end && left > 0;) {
    const end = period.startOf(index + 1, rule)
    let next = index + interval
    let found: Instant[] = []
    for (let day = dayAt(start); day < end; day += DAY) {
      step(1)
      if (isDay(day)) {
        const times = timesOf(rule, first, day, Math.max(day, start))
        step(times.length)
        found = found.concat(times)
      }
      // If the rule does not match a day, skip its hours.
      else if (unit < DAY) next = aligned(period.indexOf(day + DAY, rule))
    }
    if (places)
      found = found.filter((_time, at) => places.includes(at + 1) || places.includes(at - found.length))
    for (const time of found) {
      if (time < first || left <= 0) continue
      left--
      if (time < span.start || time >= span.end) continue
      step(STEPS_PER_OCCURRENCE)
      yield time
    }
    index = next
    start = period.startOf(index, rule)
  }
}

interface Period {
  indexOf: (at: Instant, rule: Rule) => number
  startOf: (index: number, rule: Rule) => Instant
}

const UNITS: Partial<Record<Frequency, number>> = { SECONDLY: SECOND, MINUTELY: MINUTE, HOURLY: HOUR }

const PERIODS: Record<Frequency, Period> = {
  SECONDLY: every(SECOND),
  MINUTELY: every(MINUTE),
  HOURLY: every(HOUR),
  DAILY: every(DAY),
  WEEKLY: {
    indexOf: (at, { weekStart }) => Math.floor((at - weekBegin(weekStart)) / WEEK),
    startOf: (index, { weekStart }) => index * WEEK + weekBegin(weekStart),
  },
  MONTHLY: {
    indexOf: (at) => new Date(at).getUTCFullYear() * 12 + new Date(at).getUTCMonth(),
    startOf: (index) => Date.UTC(Math.floor(index / 12), index % 12),
  },
  YEARLY: { indexOf: yearOf, startOf: (year) => Date.UTC(year, 0) },
}

function every(length: number): Period {
  return { indexOf: (at) => Math.floor(at / length), startOf: (index) => index * length }
}

/** The start of the first week that we count: 1 January 1970 was a Thursday. */
function weekBegin(weekStart: number): Instant {
  return (weekStart - 4) * DAY
}

/** Whether a rule matches a day. Parts that the rule does not have come from the first start. */
function dayTest(rule: Rule, first: Instant): (day: Instant) => boolean {
  const { freq, days, months, monthDays, yearDays, weeks, weekStart } = rule
  const begin = new Date(first)
  const saysDay = days ?? monthDays ?? yearDays
  const ofMonth = monthDays ?? (!saysDay && !weeks && isMonthly(freq) ? [begin.getUTCDate()] : undefined)
  const ofYear = months ?? (!saysDay && !weeks && freq === 'YEARLY' ? [begin.getUTCMonth() + 1] : undefined)
  const isWeekly = freq === 'WEEKLY' || weeks !== undefined
  const weekdays = days ?? (!saysDay && isWeekly ? [{ weekday: begin.getUTCDay(), place: 0 }] : undefined)
  const inMonths = freq === 'MONTHLY' || months !== undefined
  return (day) => {
    const date = new Date(day)
    const [year, month, monthDay, weekday] = [
      date.getUTCFullYear(),
      date.getUTCMonth(),
      date.getUTCDate(),
      date.getUTCDay(),
    ]
    const monthLength = () => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
    const yearDay = () => (day - Date.UTC(year, 0)) / DAY + 1
    const yearLength = () => (Date.UTC(year + 1, 0) - Date.UTC(year, 0)) / DAY
    const isPlaced = (place: number) =>
      place === 0 ||
      (inMonths ? isNth(place, monthDay, monthLength()) : isNth(place, yearDay(), yearLength()))
    return (
      (!ofYear || ofYear.includes(month + 1)) &&
      (!ofMonth || isAmong(ofMonth, monthDay, monthLength())) &&
      (!weekdays || weekdays.some((one) => one.weekday === weekday && isPlaced(one.place))) &&
      (!yearDays || isAmong(yearDays, yearDay(), yearLength())) &&
      (!weeks || isAmong(weeks, ...weekAt(day, weekStart)))
    )
  }
}

function isMonthly(freq: Frequency): boolean {
  return freq === 'MONTHLY' || freq === 'YEARLY'
}

/** Negative numbers count from the end. */
function isAmong(list: readonly number[], number: number, of: number): boolean {
  return list.includes(number) || list.includes(number - of - 1)
}

/** Whether a day is the nth such weekday in a month or year. */
function isNth(place: number, number: number, of: number): boolean {
  return place > 0 ? Math.ceil(number / 7) === place : Math.ceil((of - number + 1) / 7) === -place
}

/** Number of the week and of all weeks in its year. Week 1 is the first with four days in the year. */
function weekAt(day: Instant, weekStart: number): [number: number, of: number] {
  const begin = weekBegin(weekStart)
  const weekOf = (at: Instant) => Math.floor((at - begin) / WEEK)
  const week = weekOf(day)
  const year = yearOf(week * WEEK + begin + 3 * DAY)
  const firstOf = (one: number) => weekOf(Date.UTC(one, 0, 4))
  return [week - firstOf(year) + 1, firstOf(year + 1) - firstOf(year)]
}

/**
 * The times of a day. For rules that repeat more often than daily, those of one hour, minute or second from
 * `from` on.
 */
function timesOf(
  { freq, hours, minutes, seconds }: Rule,
  first: Instant,
  day: Instant,
  from: Instant,
): Instant[] {
  const unit = UNITS[freq] ?? DAY
  const values = (list: Numbers, size: number, around: number): readonly number[] => {
    if (size < unit) return list ?? [Math.floor(mod(first, around) / size)]
    const here = Math.floor(mod(from, around) / size)
    return list && !list.includes(here) ? [] : [here]
  }
  const found = new Set<Instant>()
  for (const hour of values(hours, HOUR, DAY))
    for (const minute of values(minutes, MINUTE, HOUR))
      for (const second of values(seconds, SECOND, MINUTE))
        found.add(day + hour * HOUR + minute * MINUTE + second * SECOND)
  return [...found].toSorted((one, other) => one - other)
}

function dayAt(at: Instant): Instant {
  return at - mod(at, DAY)
}

function yearOf(at: Instant): number {
  return new Date(at).getUTCFullYear()
}

/** Never negative: there are times before 1970. */
function mod(at: number, length: number): number {
  return ((at % length) + length) % length
}
