import type { BusySource } from '../busy/kept.ts'
import { meetingsBetween } from './store.ts'

/** Confirmed bookings as busy times; the database renews the revision of their host with each change. */
export const meetings: BusySource = (db, { id }, span) => meetingsBetween(db, id, span)
