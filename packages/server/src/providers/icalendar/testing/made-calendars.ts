import * as fc from 'fast-check'
import type { MadeCalendar } from './calendar.oracle.ts'
import { instantAt, startsOf } from './calendar.oracle.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
// Zones with changes of an hour and of half an hour, in both hemispheres, and without changes.
const ZONES = ['Europe/Paris', 'America/New_York', 'Australia/Lord_Howe', 'Australia/Sydney', 'Asia/Kolkata']

/** Choices that fast-check can shrink. */
interface Dice {
  number: (min: number, max: number) => number
  one: <Value>(of: readonly Value[]) => Value
  /** True in one of so many cases. */
  isOneIn: (cases: number) => boolean
  list: (max: number, one: () => string | number) => string
}

/** Calendars with everything that rules allow and that people do with series. */
export const madeCalendar: fc.Arbitrary<MadeCalendar> = fc.gen().map((generate) => {
  const number = (min: number, max: number) => generate(fc.integer, { min, max })
  const dice: Dice = {
    number,
    one: (of) => of[number(0, of.length - 1)] as (typeof of)[number],
    isOneIn: (cases) => number(1, cases) === cases,
    list: (max, one) => [...new Set(Array.from({ length: number(1, max) }, one))].join(','),
  }
  return calendarBy(dice)
})

function calendarBy(dice: Dice): MadeCalendar {
  const { number, one, isOneIn } = dice
  const isDays = isOneIn(6)
  const isLeapDay = isOneIn(12)
  const date = isLeapDay ? Date.UTC(2024, 1, 29) : Date.UTC(2024, 0, 1) + number(0, 3 * 365) * DAY
  const first = isDays ? date : date + number(0, 95) * 15 * MINUTE
  const length = isDays ? number(1, 3) * DAY : number(1, 12) * 15 * MINUTE
  const rule = ruleBy(dice, isDays)
  const zone = isOneIn(8) ? null : one(ZONES)
  const until = rule.includes('COUNT') || !isOneIn(4) ? null : first + number(0, 1_200) * DAY
  const series: MadeCalendar = {
    zone: isDays ? 'Europe/Paris' : zone,
    isDays,
    first,
    length,
    rule,
    until,
    without: [],
    moved: null,
    onward: null,
  }
  const starts = startsOf(series).length
  // Near the end, where the queries are. The first start never changes.
  const late = () => number(Math.max(1, starts - 60), starts - 1)
  if (starts < 4) return series
  const without = isOneIn(3) ? [late(), late()] : []
  const other = late()
  const onward = isOneIn(3)
    ? { which: late(), later: number(-3, 3) * DAY + (isDays ? 0 : number(-8, 8) * 15 * MINUTE), length }
    : null
  const isFree = !without.includes(other) && other !== onward?.which
  const moved = isOneIn(3) && isFree ? { which: other, to: first + number(0, 900) * DAY } : null
  return { ...series, without: without.filter((which) => which !== onward?.which), moved, onward }
}

function ruleBy({ number, one, isOneIn, list }: Dice, isDays: boolean): string {
  const freq = one(['YEARLY', 'YEARLY', 'YEARLY', 'MONTHLY', 'MONTHLY', 'WEEKLY', 'WEEKLY', 'DAILY'])
  const parts = [`FREQ=${freq}`]
  const add = (isWanted: boolean, name: string, value: () => string | number) => {
    if (isWanted) parts.push(`${name}=${value()}`)
  }
  const signed = (max: number) => number(1, max) * (isOneIn(3) ? -1 : 1)
  const isYearly = freq === 'YEARLY'
  const hasWeeks = isYearly && isOneIn(4)
  const hasMonths = isOneIn(3)
  add(isOneIn(2), 'INTERVAL', () => number(1, 5))
  add(hasMonths, 'BYMONTH', () => list(4, () => number(1, 12)))
  add(hasWeeks, 'BYWEEKNO', () => list(3, () => signed(53)))
  add(isYearly && !hasWeeks && isOneIn(6), 'BYYEARDAY', () => list(4, () => signed(366)))
  add(freq !== 'WEEKLY' && isOneIn(4), 'BYMONTHDAY', () => list(4, () => signed(31)))
  const isPlaced = !hasWeeks && (isYearly || freq === 'MONTHLY') && isOneIn(2)
  const place = () => (isPlaced ? String(signed(isYearly && !hasMonths ? 53 : 5)) : '')
  add(isOneIn(2), 'BYDAY', () => list(4, () => place() + one(WEEKDAYS)))
  add(!isDays && isOneIn(8), 'BYHOUR', () => list(3, () => number(0, 23)))
  add(!isDays && isOneIn(8), 'BYMINUTE', () => list(2, () => number(0, 3) * 15))
  add(parts.length > 2 && isOneIn(6), 'BYSETPOS', () => list(2, () => signed(4)))
  add(isOneIn(4), 'WKST', () => one(WEEKDAYS))
  add(isOneIn(4), 'COUNT', () => number(1, 60))
  return parts.join(';')
}

/** The calendar as a program would write it. */
export function textOf(made: MadeCalendar): string {
  const { zone, isDays, first, length, rule, until, without, moved, onward } = made
  const starts = startsOf(made)
  const at = (name: string, wall: number) => {
    if (isDays) return `${name};VALUE=DATE:${stamp(wall).slice(0, 8)}`
    return zone === null ? `${name}:${stamp(wall)}Z` : `${name};TZID=${zone}:${stamp(wall)}`
  }
  const end =
    until === null ? '' : `;UNTIL=${isDays ? stamp(until).slice(0, 8) : `${stamp(instantAt(zone, until))}Z`}`
  const lengthOf = (long: number) => `DURATION:${isDays ? `P${long / DAY}D` : `PT${long / MINUTE}M`}`
  const changed = (which: number, range: string, to: number, long: number) =>
    event(at(`RECURRENCE-ID${range}`, starts[which] ?? 0), at('DTSTART', to), lengthOf(long))
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...event(
      at('DTSTART', first),
      lengthOf(length),
      `RRULE:${rule}${end}`,
      ...without.map((which) => at('EXDATE', starts[which] ?? 0)),
    ),
    ...(moved ? changed(moved.which, '', moved.to, length) : []),
    ...(onward
      ? changed(
          onward.which,
          ';RANGE=THISANDFUTURE',
          (starts[onward.which] ?? 0) + onward.later,
          onward.length,
        )
      : []),
    'END:VCALENDAR',
  ].join('\r\n')
}

function event(...lines: readonly string[]): string[] {
  return ['BEGIN:VEVENT', 'UID:made', ...lines, 'END:VEVENT']
}

function stamp(wall: number): string {
  return new Date(wall).toISOString().replace(/[-:]/g, '').slice(0, 15)
}
