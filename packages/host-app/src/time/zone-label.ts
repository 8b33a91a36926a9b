import { offsetName } from '@scheduling/booking-ui/zones'
import { zoneCity } from '@scheduling/booking-ui/zone-city'
import { MINUTE } from '@scheduling/domain'
import type { Instant, TimeZone } from '@scheduling/domain'
import { getTimezoneOffset } from 'date-fns-tz'

/** `Kolkata (GMT+5:30)`: by the city of today's name, with the offset of the season. */
export function zoneLabel(zone: TimeZone, at: Instant): string {
  return `${zoneCity(zone)} (${offsetName(getTimezoneOffset(zone, new Date(at)) / MINUTE)})`
}
