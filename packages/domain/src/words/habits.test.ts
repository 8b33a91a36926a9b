import { expect, test, vi } from 'vitest'
import { countriesOfZones, countryCodes, countryOf, timeFormatOf, weekStartIn } from './habits.ts'

test.each([
  ['en-US', '12h'],
  ['en', '12h'],
  ['en-GB', '24h'],
  ['en-AU', '12h'],
  ['de', '24h'],
  ['he-IL', '24h'],
])('clocks in %s count %s', (tag, timeFormat) => {
  expect(timeFormatOf(tag)).toBe(timeFormat)
})

const COUNTRIES = { DE: 'mon', US: 'sun', IL: 'sun', EG: 'sat', MV: 'fri', PT: 'sun', GB: 'mon' }

test.each(Object.entries(COUNTRIES))('weeks in %s begin on %s', (country, weekday) => {
  expect(weekStartIn(country)).toBe(weekday)
})

test('the table for browsers without week information says what Intl says', () => {
  const countries = [...new Set(countriesOfZones().values())]
  const known = countries.map(weekStartIn)
  const locale = Intl.Locale.prototype as Intl.Locale & { getWeekInfo: () => unknown }
  const info = vi.spyOn(locale, 'getWeekInfo').mockReturnValue(undefined)
  expect(countries.map(weekStartIn)).toEqual(known)
  info.mockRestore()
})

test.each([
  ['Europe/Berlin', 'DE'],
  ['Asia/Jerusalem', 'IL'],
  ['America/New_York', 'US'],
  ['Asia/Kolkata', 'IN'],
  ['Asia/Calcutta', 'IN'],
  ['UTC', null],
])('%s lies in %s', (zone, country) => {
  expect(countryOf(zone)).toBe(country)
})

test.each([
  ['DE', true],
  ['GR', true],
  ['GB', true],
  ['ZZ', false],
  ['EU', false],
  ['XI', false],
])('%s is a country: %s', (code, isCountry) => {
  expect(countryCodes().has(code)).toBe(isCountry)
})
