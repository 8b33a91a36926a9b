import type { ClockChange, Instant, TimeZone } from '@scheduling/domain'
import { clockChanges, DAY, offsetAt } from '@scheduling/domain'
import { clockTextAt } from '@scheduling/domain/words'
import { yearlyRule } from './yearly-rule.ts'

// A rule such as "last Sunday" goes through all its dates within 28 years.
const YEARS_READ = 29
const YEAR = 365.25 * DAY

/**
 * The VTIMEZONE (RFC 5545, section 3.6.5) of a zone, exact from `start` to `end`. Uses yearly rules where the
 * zone has them, because some calendars read nothing else. Otherwise lists the changes.
 */
export function vtimezone(zone: TimeZone, start: Instant, end: Instant): string {
  const observances = observancesOf(zone, start, end)
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances, 'END:VTIMEZONE'].join('\r\n')
}

function observancesOf(zone: TimeZone, start: Instant, end: Instant): string[] {
  const later = clockChanges(zone, start, start + YEARS_READ * YEAR)
  // Clocks that have not changed for longer follow no rule that could still apply.
  const since = clockChanges(zone, start - 2 * YEAR, start).at(-1)
  if (later.length === 0) return fixed(offsetAt(zone, start))
  if (!since) return [...fixed(offsetAt(zone, start)), ...listed(later, end)]
  const kinds = groupByKind([since, ...later])
  const rules = kinds.map((kind) => yearlyRule(kind.map(wallDate)))
  return rules.length === 2 && rules.every((rule) => rule !== undefined)
    ? kinds.flatMap((kind, index) => observance(kind[0] as ClockChange, rules[index]))
    : listed([since, ...later], end)
}

/** Lists every change up to a year after the end: calendars like to see what comes next. */
function listed(changes: ClockChange[], end: Instant): string[] {
  return changes.filter(({ at }) => at <= end + 366 * DAY).flatMap((change) => observance(change))
}

/** One fixed offset for the whole period. */
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

/** What the clock shows at the change, before it. */
function wallDate(change: ClockChange): Date {
  return new Date(change.at + change.from)
}
