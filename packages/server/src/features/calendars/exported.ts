import type { ExportPart } from '../exports/events.ts'
import { calendarsOfHost } from './operations.ts'
import { presentCalendar } from './present.ts'

export const calendarsPart: ExportPart = {
  name: 'calendars',
  tables: ['calendars'],
  rows: async (context, host) => (await calendarsOfHost(context, host)).map(presentCalendar),
}
