import type { Hours } from '@scheduling/domain'

const office = [{ start: '09:00', end: '17:00' }]

/** Monday to Friday, nine to five, in UTC. */
export const HOURS: Hours & { overrides: Hours['overrides'][number][] } = {
  timeZone: 'UTC',
  weekly: { mon: office, tue: office, wed: office, thu: office, fri: office, sat: [], sun: [] },
  overrides: [],
}
