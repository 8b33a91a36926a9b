import type { ManagedBooking } from '@scheduling/contract'
import { sameLook } from '../../page/links.ts'
import type { ParamChange } from '../../page/links.ts'

/** Addresses of what can be done with a booking. */
export interface BookingLinks {
  invite: string
  /** Below it each calendar on the web has an address. */
  calendar: string
  reschedule: string
  cancel: string
  /** Null when the event type is gone. */
  again: string | null
  /** The owner's page after booking, when it has to be opened by hand. */
  goOn: string | null
}

/** The page behind a manage link, with the look of the page that leads there. */
export function bookingAddress(token: string, search: string, change: ParamChange = {}): string {
  return `/booking/${encodeURIComponent(token)}${sameLook(search, change)}`
}

/** Asks for the code, also without a script. */
export function confirmAddress(holdToken: string, search: string): string {
  return `/booking/confirm/${encodeURIComponent(holdToken)}${sameLook(search)}`
}

/** Addresses around a booking that keep the look of the page they stand on. */
export function bookingLinks(
  { owner, eventSlug }: Pick<ManagedBooking, 'owner' | 'eventSlug'>,
  token: string,
  search: string,
  redirect: string | null,
): BookingLinks {
  const page = `/booking/${encodeURIComponent(token)}`
  return {
    invite: `${page}/invite.ics`,
    calendar: `${page}/calendar`,
    reschedule: bookingAddress(token, search, { view: 'reschedule' }),
    cancel: bookingAddress(token, search, { view: 'cancel' }),
    again: eventSlug && `/${owner.link}/${eventSlug}${sameLook(search)}`,
    goOn: redirect,
  }
}
