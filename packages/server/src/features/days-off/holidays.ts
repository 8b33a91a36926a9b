import type { HolidayCountry } from '@scheduling/contract'
import type { Holiday, PlainDate, TimeZone } from '@scheduling/domain'
import { addDays, dateOf, instantOf } from '@scheduling/domain'
import Holidays from 'date-holidays'

// Runs in a thread that ends soon after: the library takes 60 MB.

export interface HolidayRequest {
  country: string
  region: string | null
  /** ISO 639-1. Names that the library does not have in it are in English, or in a language of the country. */
  language: string
  years: readonly number[]
}

/** The public holidays of a country or region, by date. Undefined if the library has none for it. */
export function holidaysOf({ country, region, language, years }: HolidayRequest): Holiday[] | undefined {
  const names = new Holidays()
  if (!Object.hasOwn(names.getCountries(), country)) return undefined
  if (region !== null && !Object.hasOwn(names.getStates(country) ?? {}, region)) return undefined
  const options = { types: ['public' as const], languages: [language, 'en'] }
  const rules = region === null ? new Holidays(country, options) : new Holidays(country, region, options)
  const [zone = 'UTC'] = rules.getTimezones() ?? []
  const byDate = new Map<PlainDate, Holiday>()
  for (const { name, start, end } of years.flatMap((year) => rules.getHolidays(year, language)))
    for (const date of datesOf(zone, start.getTime(), end.getTime()))
      if (!byDate.has(date)) byDate.set(date, { date, name })
  return [...byDate.values()].toSorted((a, b) => a.date.localeCompare(b.date))
}

// Some holidays begin at sunset, and some are half a day: a date is one if its noon is.
function datesOf(zone: TimeZone, start: number, end: number): PlainDate[] {
  const dates: PlainDate[] = []
  for (let date = dateOf(zone, start); instantOf(zone, date, '12:00') < end; date = addDays(date, 1))
    if (instantOf(zone, date, '12:00') >= start) dates.push(date)
  return dates
}

/** The countries that the library has public holidays of. Regions have names in their own language. */
export function holidayCountries({ language }: Pick<HolidayRequest, 'language'>): HolidayCountry[] {
  const names = new Holidays()
  return Object.keys(names.getCountries()).map((code) => ({
    code,
    regions: Object.entries(names.getStates(code, language) ?? {}).map(([region, name]) => ({
      code: region,
      name,
    })),
  }))
}
