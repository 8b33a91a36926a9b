import type { Instant, TimeZone } from '@scheduling/domain'
import { offsetNameAt, englishCity } from '@scheduling/domain/words'

/** `Kolkata (GMT+5:30)`: the city's current name, with the offset at that time. */
export function zoneLabel(zone: TimeZone, at: Instant): string {
  return `${englishCity(zone)} (${offsetNameAt(zone, at)})`
}
