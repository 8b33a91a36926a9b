import { dateOf } from '@scheduling/domain'
import type { Instant, PlainDate, TimeZone } from '@scheduling/domain'

/** Groups free starts by their date in a zone. */
export function slotsByDay(starts: readonly string[], zone: TimeZone): Map<PlainDate, Instant[]> {
  return Map.groupBy(
    starts.map((start) => Date.parse(start)),
    (start) => dateOf(zone, start),
  )
}
