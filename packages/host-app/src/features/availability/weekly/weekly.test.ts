import { expect, test } from 'vitest'
import {
  copyDay,
  groupDays,
  isOvernight,
  minutesPerWeek,
  nextRange,
  NO_HOURS,
  OFFICE_WEEK,
} from './weekly.ts'

test.each([
  [[], { start: '09:00', end: '17:00' }],
  [[{ start: '09:00', end: '12:00' }], { start: '13:00', end: '14:00' }],
  [[{ start: '09:00', end: '22:30' }], { start: '23:00', end: '24:00' }],
  [[{ start: '09:00', end: '24:00' }], undefined],
  [[{ start: '22:00', end: '02:00' }], undefined],
])('after %j comes %j', (ranges, next) => {
  expect(nextRange(ranges)).toEqual(next)
})

test('an end before the start is on the next date', () => {
  expect(isOvernight({ start: '22:00', end: '02:00' })).toBe(true)
  expect(isOvernight({ start: '22:00', end: '24:00' })).toBe(false)
})

test('a day is copied to others, and the copies are their own', () => {
  const copied = copyDay({ ...NO_HOURS, mon: [{ start: '10:00', end: '11:00' }] }, 'mon', ['sat', 'sun'])
  expect(copied.sat).toEqual([{ start: '10:00', end: '11:00' }])
  expect(copied.sat).not.toBe(copied.mon)
  expect(copied.tue).toEqual([])
})

test('days with the same hours are said together', () => {
  const groups = groupDays(OFFICE_WEEK, ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])
  expect(groups).toHaveLength(1)
  expect(groups[0]?.days).toEqual(['mon', 'tue', 'wed', 'thu', 'fri'])
})

test('an office week has forty hours', () => {
  expect(minutesPerWeek(OFFICE_WEEK)).toBe(40 * 60)
  expect(minutesPerWeek({ ...NO_HOURS, fri: [{ start: '22:00', end: '02:00' }] })).toBe(240)
})
