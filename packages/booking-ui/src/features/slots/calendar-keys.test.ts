import { expect, test } from 'vitest'
import { dateByKey } from './calendar-keys.ts'

// A Thursday.
const DATE = '2027-03-04'

test.each([
  ['ArrowRight', '2027-03-05'],
  ['ArrowLeft', '2027-03-03'],
  ['ArrowDown', '2027-03-11'],
  ['ArrowUp', '2027-02-25'],
  ['Home', '2027-03-01'],
  ['End', '2027-03-07'],
  ['PageDown', '2027-04-04'],
  ['PageUp', '2027-02-04'],
  ['Enter', null],
])('%s leads to %s', (key, date) => {
  expect(dateByKey(key, DATE, 'mon', 'ltr')).toBe(date)
})

test('left is forward where the page runs from right to left', () => {
  expect(dateByKey('ArrowLeft', DATE, 'sun', 'rtl')).toBe('2027-03-05')
  expect(dateByKey('ArrowRight', DATE, 'sun', 'rtl')).toBe('2027-03-03')
})

test('a week begins where the host says', () => {
  expect(dateByKey('Home', DATE, 'sun', 'ltr')).toBe('2027-02-28')
  expect(dateByKey('End', DATE, 'sat', 'ltr')).toBe('2027-03-05')
})

test.each([
  ['PageUp', '2026-02-28'],
  ['PageDown', '2026-04-30'],
  ['ArrowRight', '2026-04-01'],
])('from the last day of a long month %s leads to %s', (key, date) => {
  expect(dateByKey(key, '2026-03-31', 'mon', 'ltr')).toBe(date)
})
