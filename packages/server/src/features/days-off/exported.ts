import type { ExportPart } from '../exports/events.ts'
import { getDaysOff } from './operations.ts'
import { presentDaysOff } from './present.ts'

export const daysOffPart: ExportPart = {
  name: 'days_off',
  tables: ['days_off'],
  rows: async (context, host) => [presentDaysOff(await getDaysOff(context, host))],
}
