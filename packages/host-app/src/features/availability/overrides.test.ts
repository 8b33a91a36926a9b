import { expect, test } from 'vitest'
import { overrideOf, putOverride, rangesOn, removeOverride } from './overrides.ts'
import { OFFICE_WEEK } from './weekly.ts'

const hours = {
  timeZone: 'Europe/Berlin',
  weekly: OFFICE_WEEK,
  overrides: [{ date: '2026-12-24', ranges: [] }],
}

test('an override stands in the order of dates and replaces one of its date', () => {
  const ranges = [{ start: '10:00', end: '11:00' }]
  const more = putOverride(putOverride(hours, { date: '2026-12-01', ranges }), { date: '2026-12-24', ranges })
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
  expect(overrideOf(removeOverride(hours, '2026-12-24'), '2026-12-24')).toBeUndefined()
})
