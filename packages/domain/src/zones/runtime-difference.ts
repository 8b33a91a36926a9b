import { getTimezoneOffset } from 'date-fns-tz/getTimezoneOffset'
import { DAY } from '../time/time.ts'
import type { Instant, TimeZone } from '../time/time.ts'
import { overriddenOffsetAt } from './changes.ts'

/**
 * Whether the source has another offset than Intl, then or within a day. If so, software that looks the zone up by
 * name may show another time.
 */
export function differsFromRuntime(zone: TimeZone, at: Instant): boolean {
  // `getTimezoneOffset` takes its input for a time on the zone's own clock. In the hours around a change it returns
  // the offset of the other side.
  return [at - DAY, at, at + DAY].some((near) => {
    const told = overriddenOffsetAt(zone, near)
    return told !== undefined && told !== getTimezoneOffset(zone, new Date(near))
  })
}
