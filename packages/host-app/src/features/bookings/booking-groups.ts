import type { HostBooking } from '@scheduling/contract'
import { addDays, dateOf } from '@scheduling/domain'
import type { Instant, PlainDate, TimeZone } from '@scheduling/domain'

export interface BookingGroup {
  date: PlainDate
  /** Said instead of the date where people would. */
  near: 'today' | 'tomorrow' | 'yesterday' | undefined
  bookings: HostBooking[]
}

/** Bookings under the date on which they start by the clock of a zone, in the order in which they came. */
export function groupByDay(bookings: readonly HostBooking[], zone: TimeZone, now: Instant): BookingGroup[] {
  const today = dateOf(zone, now)
  const near = new Map<PlainDate, BookingGroup['near']>([
    [today, 'today'],
    [addDays(today, 1), 'tomorrow'],
    [addDays(today, -1), 'yesterday'],
  ])
  const groups = new Map<PlainDate, BookingGroup>()
  for (const booking of bookings) {
    const date = dateOf(zone, Date.parse(booking.start))
    const group = groups.get(date) ?? { date, near: near.get(date), bookings: [] }
    group.bookings.push(booking)
    groups.set(date, group)
  }
  return [...groups.values()]
}
