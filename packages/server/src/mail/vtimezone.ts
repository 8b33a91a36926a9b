import type { ClockChange, Instant, TimeZone } from '@scheduling/domain'
import { clockChanges, DAY, offsetAt } from '@scheduling/domain'
import { clockTextAt } from '@scheduling/domain/words'
import { yearlyRule } from './yearly-rule.ts'

// All dates that a rule such as "last Sunday" can fall on come round within 28 years.
const YEARS_READ = 29
const YEAR = 365.25 * DAY

/**
 * VTIMEZONE (RFC 5545, section 3.6.5) of a zone, exact from this start to this end. Yearly rules are given as such,
 * because some calendars read nothing else; where the clocks follow none, the changes are listed one by one.
 */
export function vtimezone(zone: TimeZone, start: Instant, end: Instant): string {
  const observances = observancesOf(zone, start, end)
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances, 'END:VTIMEZONE'].join('\r\n')
}

function observancesOf(zone: TimeZone, start: Instant, end: Instant): string[] {
  const later = clockChanges(zone, start, start + YEARS_READ * YEAR)
  // Clocks that have stood for longer follow no rule that could hold now.
  const since = clockChanges(zone, start - 2 * YEAR, start).at(-1)
  if (later.length === 0) return fixed(offsetAt(zone, start))
  if (!since) return [...fixed(offsetAt(zone, start)), ...listed(later, end)]
  const kinds = groupByKind([since, ...later])
  const rules = kinds.map((kind) => yearlyRule(kind.map(wallDate)))
  return rules.length === 2 && rules.every((rule) => rule !== undefined)
    ? kinds.flatMap((kind, index) => observance(kind[0] as ClockChange, rules[index]))
    : listed([since, ...later], end)
}

/** Every change up to a year after the end, as calendars like to see what comes next. */
function listed(changes: ClockChange[], end: Instant): string[] {
  return changes.filter(({ at }) => at <= end + 366 * DAY).flatMap((change) => observance(change))
}

/** One offset, for as long as it matters. */
function fixed(offset: number): string[] {
  return observance({ at: -offset, from: offset, to: offset })
}

function groupByKind(changes: ClockChange[]): ClockChange[][] {
  return Object.values(Object.groupBy(changes, ({ from, to }) => `${from} ${to}`)).filter(
    (kind) => kind !== undefined,
  )
}

function observance(change: ClockChange, rule?: string): string[] {
  const name = change.to > change.from ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${name}`,
    `DTSTART:${clockTextAt(change.from, change.at, "yyyyMMdd'T'HHmmss")}`,
    `TZOFFSETFROM:${clockTextAt(change.from, change.at, 'xx')}`,
    `TZOFFSETTO:${clockTextAt(change.to, change.at, 'xx')}`,
    ...(rule ? [`RRULE:${rule}`] : []),
    `END:${name}`,
  ]
}

/** The date and time that the clock shows when it is changed, before the change. */
function wallDate(change: ClockChange): Date {
  return new Date(change.at + change.from)
}
