import type { Instant, TimeZone } from '@scheduling/domain'
import { DAY, isTimeZone, offsetAt } from '@scheduling/domain'
import ICAL from 'ical.js'
import { findIana } from 'windows-iana'
import { ParseRefused } from '../../isolation/refusal.ts'
import { windowsZoneShown } from './windows-names.ts'

/** The instant at which a clock shows a time. */
export type Clock = (wall: ICAL.Time) => Instant

export const UTC: Clock = ({ year, month, day, hour, minute, second }) =>
  Date.UTC(year, month - 1, day, hour, minute, second)

/**
 * A skipped time uses the offset from before the gap. A time that occurs twice means the first one: RFC 5545,
 * 3.3.5.
 */
export function clockIn(timeZone: TimeZone): Clock {
  return (wall) => {
    const shown = UTC(wall)
    // No zone changes its clocks twice within two days.
    const [before, after] = [offsetAt(timeZone, shown - DAY), offsetAt(timeZone, shown + DAY)]
    const first = shown - before
    if (before === after || offsetAt(timeZone, first) === before) return first
    const second = shown - after
    return offsetAt(timeZone, second) === after ? second : first
  }
}

/**
 * Resolves zone names in a file: first IANA names, then the file's own definitions, then Windows names and paths
 * that end with an IANA name. Refuses any other: a guess could make busy times free. Times without a name use the
 * calendar's zone (X-WR-TIMEZONE), or the owner's.
 */
export function zonesOf(calendar: ICAL.Component, owner: TimeZone): (tzid: string | undefined) => Clock {
  const known = new Map<string, Clock>()
  const named = (tzid: string) => {
    const clock = known.get(tzid) ?? clockNamed(calendar, tzid)
    if (!clock) throw new ParseRefused('unreadable')
    known.set(tzid, clock)
    return clock
  }
  const own: unknown = calendar.getFirstPropertyValue('x-wr-timezone')
  return (tzid) => named(tzid ?? (typeof own === 'string' && own !== '' ? own : owner))
}

function clockNamed(calendar: ICAL.Component, tzid: string): Clock | undefined {
  if (isTimeZone(tzid)) return clockIn(tzid)
  const definition = calendar
    .getAllSubcomponents('vtimezone')
    .find((component) => component.getFirstPropertyValue('tzid') === tzid)
  if (definition) return clockDefined(definition, tzid)
  const parts = tzid.split('/')
  const endings = [3, 2, 1].map((count) => parts.slice(-count).join('/'))
  const name = [findIana(tzid)[0], windowsZoneShown(tzid), ...endings].find(
    (one) => one !== undefined && isTimeZone(one),
  )
  return name === undefined ? undefined : clockIn(name)
}

function clockDefined(component: ICAL.Component, tzid: string): Clock {
  const zone = new ICAL.Timezone({ component, tzid })
  return (wall) => UTC(wall) - zone.utcOffset(wall) * 1_000
}
