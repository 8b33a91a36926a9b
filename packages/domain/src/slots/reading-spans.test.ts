import { expect, test } from 'vitest'
import { DAY, HOUR } from '../time/time.ts'
import { instant, question } from './question.example.ts'
import { readingSpans } from './reading-spans.ts'
import { bookableSpan } from './window.ts'

const from = instant('2026-06-01T00:00Z')

test('the bookable span runs from the notice to the end of the last host date', () => {
  const rules = question({
    hostTimeZone: 'America/New_York',
    minimumNotice: 120,
    window: { kind: 'calendar_days', days: 1 },
  })
  // In New York it is still the 31st of May.
  expect(bookableSpan(rules)).toEqual({ start: from + 2 * HOUR, end: instant('2026-06-02T04:00Z') })
})

test('the bookable span begins with a date range that lies ahead', () => {
  const rules = question({ window: { kind: 'date_range', from: '2026-07-01', to: '2026-07-02' } })
  const july = { start: instant('2026-07-01T00:00Z'), end: instant('2026-07-03T00:00Z') }
  expect(bookableSpan(rules)).toEqual(july)
})

test('the bookable span has no end where the window has none', () => {
  expect(bookableSpan(question()).end).toBe(Infinity)
})

test('busy times matter as far as the largest buffers reach', () => {
  const { busy } = readingSpans(question({ from, to: from + DAY, duration: 30 }))
  expect(busy).toEqual({ start: from - 12 * HOUR, end: from + DAY + 12.5 * HOUR })
})

test('nothing need be counted without limits, and whole periods with them', () => {
  const none = readingSpans(question({ limits: { perDay: null } })).counted
  expect(none.end - none.start).toBe(0)
  const month = readingSpans(question({ limits: { perMonth: 3 } })).counted
  expect(month.start).toBeLessThanOrEqual(instant('2026-05-31T00:00Z'))
  expect(month.end).toBeGreaterThanOrEqual(instant('2026-07-01T00:00Z'))
})

test('nothing outside the window need be read', () => {
  const window = { kind: 'calendar_days', days: 1 } as const
  const { busy } = readingSpans(question({ to: from + 365 * DAY, duration: 30, window }))
  expect(busy.end).toBe(from + 2 * DAY + 12.5 * HOUR)
})
