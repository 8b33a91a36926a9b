import type { ManagedBooking } from '@scheduling/contract'
import { sameLook } from '../../page/links.ts'
import { bookingAddress } from './booking-addresses.ts'

/** Addresses for everything that can be done with a booking. */
export interface BookingLinks {
  invite: string
  /** Each web calendar has an address below this one. */
  calendar: string
  reschedule: string
  cancel: string
  /** Null when the event type is gone. */
  again: string | null
}

/** Addresses around a booking. They keep the look of the current page. */
export function bookingLinks(
  { owner, eventSlug }: Pick<ManagedBooking, 'owner' | 'eventSlug'>,
  token: string,
  search: string,
): BookingLinks {
  const page = `/booking/${encodeURIComponent(token)}`
  return {
    invite: `${page}/invite.ics`,
    calendar: `${page}/calendar`,
    reschedule: bookingAddress(token, search, { view: 'reschedule' }),
    cancel: bookingAddress(token, search, { view: 'cancel' }),
    again: eventSlug && `/${owner.link}/${eventSlug}${sameLook(search)}`,
  }
}
