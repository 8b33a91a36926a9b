import { MINUTE, offsetAt } from '@scheduling/domain'
import type { Instant, TimeZone } from '@scheduling/domain'
import { formatInTimeZone } from 'date-fns-tz'

/**
 * `2026-12-01T16:00+01:00`, for whatever else reads the page: what the clock of a zone shows, with its offset. The zone
 * goes to the library as an offset: its names would be looked up in the browser, which may be older than our zones.
 */
export function localTime(zone: TimeZone, at: Instant): string {
  return formatInTimeZone(at, offsetText(Math.round(offsetAt(zone, at) / MINUTE)), "yyyy-MM-dd'T'HH:mmxxx")
}

function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  const digits = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0'))
  return (minutes < 0 ? '-' : '+') + digits.join(':')
}
