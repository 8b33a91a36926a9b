// RFC 5545, 3.3.10, word for word: checks each second, minute, hour or day from the first start on. Slow and
// simple. Shares no code with the product. Times are wall clock times, written as if they were UTC.

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** A rule's parts; `BYDAY=MO,-1FR` becomes a list. */
type Parts = ReadonlyMap<string, readonly string[]>

export function partsOf(text: string): Parts {
  return new Map(
    text.split(';').map((part) => {
      const [name = '', value = ''] = part.split('=')
      return [name, value.split(',')] as const
    }),
  )
}

/** All starts of a rule before `end`. The first start always counts, even if the rule does not match it. */
export function startsByTheRule(text: string, first: number, end: number): number[] {
  const parts = partsOf(text)
  // Covers the whole year even if it has not ended at `end`.
  const found = periodsOf(parts, first, end + 366 * DAY)
    .flatMap((times) => chosenBy(parts, times))
    .filter((time) => time >= first)
  const counted = found.slice(0, Number(parts.get('COUNT')?.[0] ?? Infinity))
  return [...new Set([first, ...counted])].filter((time) => time < end).toSorted((one, other) => one - other)
}

/** The matching times of each period. */
function periodsOf(parts: Parts, first: number, end: number): number[][] {
  const unit = { SECONDLY: SECOND, MINUTELY: MINUTE, HOURLY: HOUR }[parts.get('FREQ')?.[0] ?? ''] ?? DAY
  const periods = new Map<number, number[]>()
  // A period that began before the first start is checked from its beginning.
  const from = unit === DAY ? startOfDay(first) - 366 * DAY : Math.floor(first / unit) * unit
  for (let at = from; at < end; at += unit) {
    const period = periodAt(parts, at)
    const since = period - periodAt(parts, first)
    if (since < 0 || since % Number(parts.get('INTERVAL')?.[0] ?? 1) !== 0 || !isDayOf(parts, at, first))
      continue
    const times = timesWithin(parts, at, unit, first)
    if (times.length > 0) periods.set(period, [...(periods.get(period) ?? []), ...times])
  }
  return [...periods.values()]
}

function chosenBy(parts: Parts, times: readonly number[]): readonly number[] {
  const places = parts.get('BYSETPOS')?.map(Number)
  if (!places) return times
  return times.filter((_time, index) => places.includes(index + 1) || places.includes(index - times.length))
}

/** The number of the year, month, week, day, hour, minute or second. */
function periodAt(parts: Parts, at: number): number {
  const date = new Date(at)
  const freq = parts.get('FREQ')?.[0]
  if (freq === 'YEARLY') return date.getUTCFullYear()
  if (freq === 'MONTHLY') return date.getUTCFullYear() * 12 + date.getUTCMonth()
  if (freq === 'WEEKLY') return Math.floor(startOfWeek(at, weekStart(parts)) / DAY / 7)
  return Math.floor(at / ({ DAILY: DAY, HOURLY: HOUR, MINUTELY: MINUTE }[freq ?? ''] ?? SECOND))
}

function isDayOf(parts: Parts, at: number, first: number): boolean {
  const date = new Date(at)
  const begin = new Date(first)
  const freq = parts.get('FREQ')?.[0] ?? ''
  const has = (name: string) => parts.has(name)
  const holds = (name: string, values: readonly number[]) =>
    parts.get(name)?.some((value) => values.includes(Number(value))) ?? true
  if (!holds('BYMONTH', [date.getUTCMonth() + 1])) return false
  if (!holds('BYMONTHDAY', bothWays(date.getUTCDate(), daysInMonth(at)))) return false
  if (!holds('BYYEARDAY', bothWays(dayOfYear(at), daysInYear(at)))) return false
  if (has('BYWEEKNO') && !holds('BYWEEKNO', weekNumbers(at, weekStart(parts)))) return false
  if (has('BYDAY') && !parts.get('BYDAY')?.some((day) => isWeekday(parts, day, at))) return false
  // Parts that a rule does not have come from the first start.
  const saysDay = has('BYMONTHDAY') || has('BYYEARDAY') || has('BYDAY')
  if (saysDay) return true
  if (freq === 'WEEKLY' || (freq === 'YEARLY' && has('BYWEEKNO')))
    return date.getUTCDay() === begin.getUTCDay()
  if (freq === 'MONTHLY') return date.getUTCDate() === begin.getUTCDate()
  if (freq !== 'YEARLY') return true
  return (
    date.getUTCDate() === begin.getUTCDate() && (has('BYMONTH') || date.getUTCMonth() === begin.getUTCMonth())
  )
}

function isWeekday(parts: Parts, day: string, at: number): boolean {
  if (WEEKDAYS[new Date(at).getUTCDay()] !== day.slice(-2)) return false
  const place = Number(day.slice(0, -2))
  const freq = parts.get('FREQ')?.[0]
  if (place === 0) return true
  const inYear = freq === 'YEARLY' && !parts.has('BYMONTH')
  const [nth, days] = inYear ? [dayOfYear(at), daysInYear(at)] : [new Date(at).getUTCDate(), daysInMonth(at)]
  return place > 0 ? Math.ceil(nth / 7) === place : -Math.ceil((days - nth + 1) / 7) === place
}

/** All times of a day, hour, minute or second that match the rule on the clock. */
function timesWithin(parts: Parts, at: number, unit: number, first: number): number[] {
  const shown = (name: string, size: number, around: number): number[] => {
    const here = Math.floor((at % around) / size)
    const said = parts.get(name)?.map(Number)
    if (size >= unit) return said && !said.includes(here) ? [] : [here]
    return said ?? [Math.floor((first % around) / size)]
  }
  const found = shown('BYHOUR', HOUR, DAY).flatMap((hour) =>
    shown('BYMINUTE', MINUTE, HOUR).flatMap((minute) =>
      shown('BYSECOND', SECOND, MINUTE).map(
        (second) => startOfDay(at) + hour * HOUR + minute * MINUTE + second * SECOND,
      ),
    ),
  )
  return [...new Set(found)].toSorted((one, other) => one - other)
}

/** Counted from the beginning and from the end. */
function bothWays(nth: number, of: number): number[] {
  return [nth, nth - of - 1]
}

/** The first week of a year is the first with four of its days. */
function weekNumbers(at: number, start: number): number[] {
  const week = startOfWeek(at, start)
  const year = new Date(week + 3 * DAY).getUTCFullYear()
  const firstOf = (one: number) => startOfWeek(Date.UTC(one, 0, 4), start)
  const weeks = (firstOf(year + 1) - firstOf(year)) / DAY / 7
  return bothWays((week - firstOf(year)) / DAY / 7 + 1, weeks)
}

function weekStart(parts: Parts): number {
  return WEEKDAYS.indexOf(parts.get('WKST')?.[0] ?? 'MO')
}

function startOfWeek(at: number, start: number): number {
  return startOfDay(at) - ((new Date(at).getUTCDay() - start + 7) % 7) * DAY
}

function startOfDay(at: number): number {
  return Math.floor(at / DAY) * DAY
}

function dayOfYear(at: number): number {
  return (startOfDay(at) - Date.UTC(new Date(at).getUTCFullYear(), 0, 1)) / DAY + 1
}

function daysInYear(at: number): number {
  const year = new Date(at).getUTCFullYear()
  return (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / DAY
}

function daysInMonth(at: number): number {
  const date = new Date(at)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
}
