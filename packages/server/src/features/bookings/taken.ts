import type { KnownBooking } from './operations.ts'
import type { StoredRequest } from './requests/store.ts'

/** What came of a request: a booking, or a hold until its e-mail address is confirmed. */
export type Taken = ({ state: 'booked' } & KnownBooking) | { state: 'confirm_email'; request: StoredRequest }

export function booked(known: KnownBooking): Taken {
  return { state: 'booked', ...known }
}

export function held(request: StoredRequest): Taken {
  return { state: 'confirm_email', request }
}
