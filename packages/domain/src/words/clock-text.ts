import { TZDateMini } from '@date-fns/tz/date/mini'
import { format } from 'date-fns/format'
import { MINUTE } from '../time/time.ts'
import type { Instant, TimeZone } from '../time/time.ts'
import { offsetAt } from '../zones/zones.ts'

/** What the clock of a zone shows, for programs. `pattern` is one of date-fns (Unicode TR35). */
export function clockText(zone: TimeZone, at: Instant, pattern: string): string {
  return clockTextAt(offsetAt(zone, at), at, pattern)
}

/**
 * The same for a clock with a known offset, in milliseconds east of UTC. The library never gets a zone's name: it
 * would look it up in `Intl`, whose zones may be older than ours.
 */
export function clockTextAt(offset: number, at: Instant, pattern: string): string {
  return format(new TZDateMini(at, offsetText(offset)), pattern)
}

/** `+05:30`, from milliseconds. */
export function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / MINUTE)
  const digits = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
  return (offset < 0 ? '-' : '+') + digits.join(':')
}
