import { TZDate } from '@date-fns/tz/date'
import type { Instant, TimeZone } from '../time/time.ts'
import { offsetAt } from '../zones/zones.ts'
import { offsetText } from './clock-text.ts'

/**
 * A date whose fields are what the clock of a zone shows, for libraries that support dates of `@date-fns/tz`. It
 * gets an offset instead of a zone's name: a name would be looked up in `Intl`, whose zones may be older than ours.
 */
export function clockDate(zone: TimeZone, at: Instant): Date {
  return new ClockDate(at, offsetText(offsetAt(zone, at)))
}

class ClockDate extends TZDate {
  /** Keeps its clock. The zone that a library asks for is the one whose offset it already has. */
  override withTimeZone(): this {
    return this
  }
}
