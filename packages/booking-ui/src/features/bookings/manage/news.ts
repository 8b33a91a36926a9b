import type { Conversion, FrameEvent } from '@scheduling/contract'
import { PAGE_PARAMS } from '@scheduling/contract/page'
import { conversionsOf } from '../../../conversions/conversions-of.ts'
import type { BookingData } from './manage-page-model.ts'

interface News {
  event: FrameEvent
  conversions?: Conversion[]
}

/** The event for the parent page after a form was sent without the script: the form led to this page. */
export function newsOf({ booking, conversions, options }: BookingData): News | null {
  const { id: bookingId, status, start, end, formerStart, owner, eventSlug } = booking
  const done = new URLSearchParams(options.search).get(PAGE_PARAMS.view)
  if (status === 'canceled') return done === 'canceled' ? { event: { name: 'canceled', bookingId } } : null
  // A booking that was moved since is old news.
  if (done === (formerStart === null ? 'confirmed' : 'moved')) {
    if (formerStart !== null) return { event: { name: 'rescheduled', bookingId, start, end } }
    const event = {
      name: 'booked',
      bookingId,
      start,
      end,
      owner: owner.link,
      event: eventSlug ?? '',
    } as const
    return { event, conversions: conversionsOf(conversions, event) }
  }
  return null
}
