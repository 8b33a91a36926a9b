import { MINUTE } from '../time/time.ts'
import type { Instant, Minutes, TimeZone } from '../time/time.ts'
import { isShownTwice } from '../zones/clock-changes.ts'
import { offsetAt, wallTimeOf } from '../zones/zones.ts'

/** `GMT+1`, `GMT−3:30`: the same in every language. */
export function offsetName(offset: Minutes): string {
  const size = Math.abs(offset)
  const rest = size % 60
  return `GMT${offset < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

export function offsetNameAt(zone: TimeZone, at: Instant): string {
  return offsetName(Math.round(offsetAt(zone, at) / MINUTE))
}

/** `Eastern Time`; the exact name, `Eastern Daylight Time`, in an hour that the clock shows twice. */
export function zoneName(tag: string, zone: TimeZone, at: Instant): string {
  const name = (timeZoneName: 'long' | 'longGeneric') =>
    new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone
  // In an hour that the clock shows twice, if Intl tells its two passes apart as we do.
  const isExact = isShownTwice(zone, at) && intlShows(zone, at) === wallTimeOf(zone, at)
  const names = isExact ? [name('long')] : [name('longGeneric'), name('long')]
  return names.find(isName) ?? offsetNameAt(zone, at)
}

/** For a zone without a name, `Intl` says an offset, `GMT+03:00` or `UTC−03.00`, which may be outdated. */
function isName(text: string): boolean {
  return !/[+−-]\d/.test(text)
}

function intlShows(zone: TimeZone, at: Instant): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at)
}
