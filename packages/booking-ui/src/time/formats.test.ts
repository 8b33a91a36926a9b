import { expect, test } from 'vitest'
import { formatsFor } from './formats.ts'

const AFTERNOON = Date.parse('2027-03-04T14:00:00Z')
const HALF_HOUR = 30 * 60_000

test.each([
  ['en', '12h', '3:00\u00A0pm'],
  ['en', '24h', '15:00'],
  ['de', '24h', '15:00'],
  ['he', '24h', '15:00'],
] as const)('a time in %s with a %s clock reads %s', (language, timeFormat, text) => {
  expect(formatsFor(language, timeFormat).time('Europe/Berlin', AFTERNOON)).toBe(text)
})

test('dates are said as people say them, the day before the month', () => {
  const { date, fullDate, month } = formatsFor('en', '24h')
  expect(date('2027-03-04')).toBe('Thursday 4 March')
  expect(fullDate('2027-03-04')).toBe('Thursday 4 March 2027')
  expect(month('2027-03-01')).toBe('March 2027')
})

test('midnight begins its day on a 24-hour clock', () => {
  expect(formatsFor('en', '24h').time('UTC', Date.parse('2027-03-04T00:00:00Z'))).toBe('00:00')
  expect(formatsFor('en', '12h').time('UTC', Date.parse('2027-03-04T00:00:00Z'))).toBe('12:00\u00A0am')
})

test('a meeting that ends after midnight names the date of its end', () => {
  const { span } = formatsFor('en', '24h')
  expect(span('Europe/Berlin', AFTERNOON, AFTERNOON + HALF_HOUR)).toBe('15:00 – 15:30')
  expect(span('Asia/Tokyo', AFTERNOON, AFTERNOON + 3 * HALF_HOUR)).toBe('23:00 – Friday 5 March, 00:30')
})

test('a meeting that ends at midnight does not', () => {
  expect(formatsFor('en', '24h').span('Asia/Tokyo', AFTERNOON, AFTERNOON + 2 * HALF_HOUR)).toBe(
    '23:00 – 00:00',
  )
})

test('zones go by the name of our days', () => {
  expect(formatsFor('en', '24h').zone('Europe/Paris')).toBe('Central European Time')
})
