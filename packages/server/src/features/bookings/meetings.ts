import type { BusySource } from '../busy/kept.ts'
import { meetingsBetween } from './store.ts'

/** Confirmed bookings as busy times; the database renews the revision of their host with each change. */
export const meetings: BusySource = {
  name: 'bookings',
  async read(db, { id }, span) {
    return { times: await meetingsBetween(db, id, span), freshness: { kind: 'current' } }
  },
}
