import { TZDate } from '@date-fns/tz/date'
import type { Instant, TimeZone } from '../time/time.ts'
import { offsetAt } from '../zones/zones.ts'
import { offsetText } from './clock-text.ts'

/**
 * A date whose fields are what the clock of a zone shows, for libraries that write dates of `@date-fns/tz`. It is handed an
 * offset and no name: a name would be looked up in `Intl`, which may be older than the zones that count.
 */
export function clockDate(zone: TimeZone, at: Instant): Date {
  return new ClockDate(at, offsetText(offsetAt(zone, at)))
}

class ClockDate extends TZDate {
  /** Keeps its clock: the zone that a library names here is the one whose offset it has already. */
  override withTimeZone(): this {
    return this
  }
}
