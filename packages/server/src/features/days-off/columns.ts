import type { DateRange, DaysOff, Holiday, PlainDate } from '@scheduling/domain'

/** For a query that joins `days_off`, so that offers need no query of their own. */
export const DAYS_OFF_COLUMNS = [
  'days_off.holidays as off_holidays',
  'days_off.available_on as off_available_on',
  'days_off.away as off_away',
] as const

/** Null for a host without days off. */
export interface JoinedDaysOff {
  off_holidays: Holiday[] | null
  off_available_on: PlainDate[] | null
  off_away: DateRange[] | null
}

export function daysOffOf({ off_holidays, off_available_on, off_away }: JoinedDaysOff): DaysOff {
  const holidays = off_holidays ?? []
  return {
    holidays: holidays.filter(({ date }) => !off_available_on?.includes(date)),
    away: off_away ?? [],
  }
}
