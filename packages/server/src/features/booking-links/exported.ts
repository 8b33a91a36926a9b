import type { ExportPart } from '../exports/events.ts'
import { presentLinks } from './present.ts'
import { linksOf } from './store.ts'

export const bookingLinksPart: ExportPart = {
  name: 'booking-links',
  tables: ['booking_links'],
  rows: async (context, host) => presentLinks(context, host, await linksOf(context.db, host)),
}
