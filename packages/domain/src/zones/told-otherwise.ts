import { getTimezoneOffset } from 'date-fns-tz/getTimezoneOffset'
import type { Instant, TimeZone } from '../time.ts'
import { toldOffsetAt } from './changes.ts'

/** Whether the source has another offset than Intl: whoever looks a zone up by its name may show another time then. */
export function isToldOtherwise(zone: TimeZone, at: Instant): boolean {
  const told = toldOffsetAt(zone, at)
  return told !== undefined && told !== getTimezoneOffset(zone, new Date(at))
}
