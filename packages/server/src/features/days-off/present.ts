import type { DaysOffSettings } from '@scheduling/contract'
import type { DaysOffToday } from './operations.ts'

/** Without what is over. */
export function presentDaysOff({ daysOff, today }: DaysOffToday): DaysOffSettings {
  const { country, region, holidays, available_on, away } = daysOff ?? NONE
  return {
    country,
    region,
    holidays: holidays
      .filter(({ date }) => date >= today)
      .map(({ date, name }) => ({ date, name, isAvailable: available_on.includes(date) })),
    away: away.filter(({ to }) => to >= today),
  }
}

const NONE = { country: null, region: null, holidays: [], available_on: [] as string[], away: [] }
