import type { ExportPart } from '../exports/events.ts'
import { allViews } from './store.ts'

/** Counts that are stored nowhere else. The rest can be counted from the bookings. */
export const analyticsPart: ExportPart = {
  name: 'views',
  tables: ['page_views'],
  rows: async ({ db }, host) => allViews(db, host),
}
