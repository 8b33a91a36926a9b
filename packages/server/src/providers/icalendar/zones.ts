import type { Instant, TimeZone } from '@scheduling/domain'
import { DAY, isTimeZone, offsetAt } from '@scheduling/domain'
import ICAL from 'ical.js'
import { findIana } from 'windows-iana'
import { ParseRefused } from '../../isolation/refusal.ts'
import { windowsZoneShown } from './windows-names.ts'

/** Says when a clock shows a time. */
export type Clock = (wall: ICAL.Time) => Instant

export const UTC: Clock = ({ year, month, day, hour, minute, second }) =>
  Date.UTC(year, month - 1, day, hour, minute, second)

/** A time that is skipped is read by the offset from before the gap, one that comes twice is the first: RFC 5545, 3.3.5. */
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
 * What the names of zones in a file mean: IANA's, then what the file itself defines, then Windows' names and paths that end
 * with one of IANA's. Any other is refused: wherever its times were put, another might be free. Times without a name are in the zone
 * that the calendar names (X-WR-TIMEZONE), or in its owner's.
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
