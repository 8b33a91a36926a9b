import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../time/time.ts'
import { clockChangeBetween, clockChanges, isShownTwice } from './clock-changes.ts'
import { dateOf } from './zones.ts'

const at = (text: string) => Date.parse(text)
const MARCH_1 = at('2027-03-01T08:00:00Z')
const APRIL_1 = at('2027-04-01T08:00:00Z')

test.each([
  ['Europe/Berlin', MARCH_1, APRIL_1, '2027-03-28', 60],
  ['America/New_York', MARCH_1, APRIL_1, '2027-03-14', 60],
  ['Australia/Lord_Howe', MARCH_1, APRIL_1 + 7 * DAY, '2027-04-04', -30],
  ['Europe/Berlin', APRIL_1, at('2027-11-02T08:00:00Z'), '2027-10-31', -60],
])('in %s the clocks change before the meeting', (zone, from, to, date, minutes) => {
  const change = clockChangeBetween(zone, from, to)
  expect(change && [dateOf(zone, change.at), (change.to - change.from) / MINUTE]).toEqual([date, minutes])
})

test('nothing is said where the clock shows the same then', () => {
  expect(clockChangeBetween('Asia/Tokyo', MARCH_1, APRIL_1)).toBeUndefined()
  expect(clockChangeBetween('Europe/Berlin', MARCH_1, MARCH_1 + DAY)).toBeUndefined()
  // Forward and back again, and a meeting in the past.
  expect(clockChangeBetween('Europe/Berlin', MARCH_1, at('2027-12-01T08:00:00Z'))).toBeUndefined()
  expect(clockChangeBetween('Europe/Berlin', APRIL_1, MARCH_1)).toBeUndefined()
})

test('a change at the very end of a stretch is in it, one at its beginning is not', () => {
  const change = at('2027-03-28T01:00:00Z')
  expect(clockChanges('Europe/Berlin', change - 1, change)).toEqual([
    { at: change, from: HOUR, to: 2 * HOUR },
  ])
  expect(clockChanges('Europe/Berlin', change, change + DAY)).toEqual([])
})

test.each([
  ['America/New_York', '2026-11-01T04:59:59.999Z', false],
  ['America/New_York', '2026-11-01T05:00Z', true],
  ['America/New_York', '2026-11-01T06:59:59.999Z', true],
  ['America/New_York', '2026-11-01T07:00Z', false],
  ['America/New_York', '2026-03-08T07:00Z', false],
  ['Australia/Lord_Howe', '2027-04-03T14:29Z', false],
  ['Australia/Lord_Howe', '2027-04-03T15:29Z', true],
  // A whole date twice.
  ['America/St_Johns', '2010-11-07T02:30Z', true],
])('whether the clock of %s shows %s twice', (zone, instant, expected) => {
  expect(isShownTwice(zone, at(instant))).toBe(expected)
})
