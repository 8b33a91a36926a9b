import { expect, test } from 'vitest'
import { datesOfRange, overrideOf, putOverrides, rangesOn, removeOverrides } from './overrides.ts'
import { OFFICE_WEEK } from '../weekly/weekly.ts'

const hours = {
  timeZone: 'Europe/Berlin',
  weekly: OFFICE_WEEK,
  overrides: [{ date: '2026-12-24', ranges: [] }],
}

test('an override stands in the order of dates and replaces one of its date', () => {
  const ranges = [{ start: '10:00', end: '11:00' }]
  const more = putOverrides(hours, ['2026-12-24', '2026-12-01'], ranges)
  expect(more.overrides).toEqual([
    { date: '2026-12-01', ranges },
    { date: '2026-12-24', ranges },
  ])
})

test('a date follows its override, else its weekday', () => {
  expect(rangesOn(hours, '2026-12-24')).toEqual([])
  expect(rangesOn(hours, '2026-12-25')).toEqual([{ start: '09:00', end: '17:00' }])
})

test('without its override a date follows the week again', () => {
  expect(overrideOf(removeOverrides(hours, ['2026-12-24']), '2026-12-24')).toBeUndefined()
})

test('dates are counted from either end', () => {
  const dates = ['2026-12-30', '2026-12-31', '2027-01-01']
  expect(datesOfRange('2026-12-30', '2027-01-01')).toEqual(dates)
  expect(datesOfRange('2027-01-01', '2026-12-30')).toEqual(dates)
})
