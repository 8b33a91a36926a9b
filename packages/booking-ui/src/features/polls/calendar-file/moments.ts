import { DAY, instantOf, isTimeZone, MINUTE } from '@scheduling/domain'
import type { Instant, PlainDate, TimeZone } from '@scheduling/domain'
import type { Property } from './events.ts'
import { WINDOWS_ZONES } from './windows-zones.ts'

/** A date or a time as written, and its zone. */
export interface Moment {
  date: PlainDate
  /** Null for a whole day. */
  time: string | null
  zone: TimeZone
  at: Instant
}

/** A time without a zone, or in an unknown one, is in the visitor's zone. Null if the text is not a time. */
export function momentIn(property: Property | undefined, ownZone: TimeZone): Moment | null {
  const [, year, month, day, hour, minute, utc] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{2}(Z)?)?$/.exec(property?.value.trim() ?? '') ?? []
  if (!property || year === undefined) return null
  const date = `${year}-${month}-${day}`
  const time = hour === undefined ? null : `${hour}:${minute}`
  const zone = utc ? 'UTC' : zoneNamed(/;TZID="?([^;":]+)/i.exec(property.params)?.[1], ownZone)
  try {
    return { date, time, zone, at: instantOf(zone, date, time ?? '00:00') }
  } catch {
    return null
  }
}

function zoneNamed(name: string | undefined, ownZone: TimeZone): TimeZone {
  if (name === undefined) return ownZone
  // Some programs write the zone at the end of a path, as in `/mozilla.org/20050126_1/America/Indiana/Knox`.
  const parts = name.split('/')
  const known = [name, WINDOWS_ZONES[name], parts.slice(-3).join('/'), parts.slice(-2).join('/')]
  return known.find((each) => each !== undefined && isTimeZone(each)) ?? ownZone
}

/** `P1DT2H30M` in milliseconds. Null if the text is not a duration. */
export function durationIn(text: string | undefined): number | null {
  const [whole, weeks = 0, days = 0, hours = 0, minutes = 0] =
    /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?$/.exec(text ?? '') ?? []
  if (whole === undefined) return null
  return (Number(weeks) * 7 + Number(days)) * DAY + (Number(hours) * 60 + Number(minutes)) * MINUTE
}
