import { expect, test, vi } from 'vitest'
import { countriesOfZones, timeFormatOf, weekStartIn } from './habits.ts'

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

test('zones lie in countries', () => {
  const countries = countriesOfZones()
  expect(['Europe/Berlin', 'Asia/Jerusalem', 'America/New_York'].map((zone) => countries.get(zone))).toEqual([
    'DE',
    'IL',
    'US',
  ])
  expect(countries.get('UTC')).toBeUndefined()
})
