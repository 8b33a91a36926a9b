import { addDays, isPlainDate } from '@scheduling/domain'
import type ICAL from 'ical.js'
import type { ChangedEvent } from '../provider.ts'
import { calendarsIn, declinedIn, partsOf, textIn } from './busy.ts'
import { instantOf, momentOf } from './moments.ts'
import { lengthOf } from './series.ts'
import { zonesOf } from './zones.ts'

export interface AskedEvent {
  text: string
  id: string
  /** In lower case. */
  addresses: readonly string[]
}

/** An event as its text describes it now. Throws if it cannot be read. */
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
    const asSaid = { id, isDeleted, isAllDay, declinedBy, isDeclinedByOwner }
    if (!first || isDeleted) return asSaid
    if (isAllDay) return { ...asSaid, ...dateIn(event, first.wall) }
    const start = instantOf(first)
    const end = lengthOf(event, first, zones)(start, first.wall)
    return { ...asSaid, times: { start, end } }
  }
  return { id, isDeleted: true, declinedBy: [] }
}

/** Set only for a single whole day. An event without an end is one (RFC 5545, 3.6.1). */
function dateIn(event: ICAL.Component, first: ICAL.Time): Pick<ChangedEvent, 'date'> {
  const date = first.toString().slice(0, 10)
  const end = event.getFirstPropertyValue('dtend')
  return isPlainDate(date) && (end === null || String(end) === addDays(date, 1)) ? { date } : {}
}
