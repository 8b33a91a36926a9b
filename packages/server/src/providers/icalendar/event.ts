import type { ChangedEvent } from '../provider.ts'
import { calendarsIn, declinedIn, partsOf, textIn } from './busy.ts'
import { instantOf, momentOf } from './moments.ts'
import { lengthOf } from './series.ts'
import { zonesOf } from './zones.ts'

export interface AskedEvent {
  text: string
  id: string
  /** In small letters. */
  addresses: readonly string[]
}

/** One event as its text has it: what was done with it since it was written. Throws where it cannot be read. */
export function eventIn({ text, id, addresses }: AskedEvent): ChangedEvent {
  for (const calendar of calendarsIn(text)) {
    const event = partsOf(calendar, 'vevent').find((one) => !one.hasProperty('recurrence-id'))
    if (!event) continue
    const isDeleted = textIn(event, 'status')?.toUpperCase() === 'CANCELLED'
    const zones = zonesOf(calendar, 'UTC')
    const first = momentOf(event, 'dtstart', zones)
    const declinedBy = declinedIn(event)
    const isDeclinedByOwner = declinedBy.some((address) => addresses.includes(address))
    const isAllDay = first?.wall.isDate ?? false
    if (!first || isAllDay || isDeleted) return { id, isDeleted, isAllDay, declinedBy, isDeclinedByOwner }
    const start = instantOf(first)
    const end = lengthOf(event, first, zones)(start, first.wall)
    return { id, isDeleted, times: { start, end }, declinedBy, isDeclinedByOwner }
  }
  return { id, isDeleted: true, declinedBy: [] }
}
