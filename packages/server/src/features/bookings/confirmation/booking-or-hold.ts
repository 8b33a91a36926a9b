import type { BookingWithOffer } from '../operations.ts'
import type { StoredRequest } from './store.ts'

/** The result of a booking request: a booking, or a hold until the invitee confirms the email address. */
export type BookingOrHold =
  | ({ state: 'booked' } & BookingWithOffer)
  | { state: 'confirm_email'; request: StoredRequest }

export function asBooking(found: BookingWithOffer): BookingOrHold {
  return { state: 'booked', ...found }
}

export function asHold(request: StoredRequest): BookingOrHold {
  return { state: 'confirm_email', request }
}
