import type { Instant, TimeZone } from '@scheduling/domain'
import { offsetNameAt, zoneCity } from '@scheduling/domain/words'

/** `Kolkata (GMT+5:30)`: by the city of today's name, with the offset of the season. */
export function zoneLabel(zone: TimeZone, at: Instant): string {
  return `${zoneCity(zone)} (${offsetNameAt(zone, at)})`
}
