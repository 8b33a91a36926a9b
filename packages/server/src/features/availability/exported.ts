import type { ExportPart } from '../exports/events.ts'
import { listAvailability } from './operations.ts'
import { presentSchedule } from './present.ts'

export const schedulesPart: ExportPart = {
  name: 'schedules',
  tables: ['schedules'],
  rows: async (context, host) => (await listAvailability(context, host)).map(presentSchedule),
}
