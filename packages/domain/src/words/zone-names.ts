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
  const generic = name('longGeneric')
  const isExact = isShownTwice(zone, at) && intlShows(zone, at) === wallTimeOf(zone, at)
  // A time without a name has only an offset, and Intl's may be outdated.
  const found = isExact || generic.startsWith('GMT') ? name('long') : generic
  return /^GMT[+-]/.test(found) ? offsetNameAt(zone, at) : found
}

function intlShows(zone: TimeZone, at: Instant): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at)
}
