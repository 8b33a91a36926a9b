import type { CalendarBusy } from '../../providers/provider.ts'
import type { StoredCalendar } from './store.ts'

// What calendars say of these without being asked for more.
const USUAL = ['tentative', 'out_of_office']

/** What of a calendar's busy times its host lets count. */
export function countedOf({ counted }: StoredCalendar, times: readonly CalendarBusy[]): CalendarBusy[] {
  return times.filter(({ kind }) => kind === undefined || counted.includes(kind))
}

/** Whether each event has to be looked at to know what counts. */
export function isUnusual({ counted }: StoredCalendar): boolean {
  return counted.length !== USUAL.length || !USUAL.every((kind) => counted.some((one) => one === kind))
}
