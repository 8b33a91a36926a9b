import type { ExportPart } from '../exports/events.ts'
import { allViews } from './store.ts'

/** What is counted and stands nowhere else; the rest can be counted from the bookings. */
export const analyticsPart: ExportPart = {
  name: 'views',
  rows: async ({ db }, host) => allViews(db, host),
}
