import { expect, test } from 'vitest'
import { sheetsSpan } from './sheets-span.ts'

const span = (now: string, shown: { date?: string; instant?: string } = {}) => {
  const instant = Date.parse(shown.instant ?? now)
  const { start, end } = sheetsSpan({
    date: shown.date ?? null,
    instant,
    weekStart: 'mon',
    now: Date.parse(now),
  })
  return [new Date(start).toISOString(), new Date(end).toISOString()]
}

// The earliest zone is 14 hours before UTC, the last one 12 behind it.
test('in the middle of a week it is one sheet, from where it begins first to where it ends last', () => {
  expect(span('2026-11-25T12:00:00Z')).toEqual(['2026-11-22T10:00:00.000Z', '2027-01-04T12:00:00.000Z'])
})

test('where a week begins in some zones, it has the week after too', () => {
  expect(span('2026-11-29T14:30:00Z')).toEqual(['2026-11-22T10:00:00.000Z', '2027-01-11T12:00:00.000Z'])
})

test('where a month ends, it has the month after too', () => {
  expect(span('2026-10-31T14:30:00Z')).toEqual(['2026-10-25T10:00:00.000Z', '2026-12-07T12:00:00.000Z'])
})

test('the month of the date in an address is that of every zone, unless it is past', () => {
  const january = ['2026-12-27T10:00:00.000Z', '2027-02-08T12:00:00.000Z']
  expect(span('2026-11-25T12:00:00Z', { date: '2027-01-20' })).toEqual(january)
  expect(span('2026-11-25T12:00:00Z', { date: '2026-10-20', instant: '2027-01-20T12:00:00Z' })).toEqual(
    january,
  )
})
