import type { CalendarBusy } from '../../providers/provider.ts'
import type { StoredCalendar } from './store.ts'

// The kinds that calendars report as busy by default.
const USUAL = ['tentative', 'out_of_office']

/** A calendar's busy times of the kinds that the host lets count. */
export function countedOf({ counted }: StoredCalendar, times: readonly CalendarBusy[]): CalendarBusy[] {
  return times.filter(({ kind }) => kind === undefined || counted.includes(kind))
}

/** Whether the host's choice differs from the default, so we must read each event. */
export function isUnusual({ counted }: StoredCalendar): boolean {
  return counted.length !== USUAL.length || !USUAL.every((kind) => counted.some((one) => one === kind))
}
