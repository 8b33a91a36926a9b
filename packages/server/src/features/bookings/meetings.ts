import type { BusySource } from '../busy/kept.ts'
import { meetingsBetween } from './store.ts'

/** Confirmed bookings as busy times. */
export const meetings: BusySource = {
  name: 'bookings',
  async read(db, { id }, span) {
    return { times: await meetingsBetween(db, id, span), freshness: { kind: 'current' } }
  },
}
