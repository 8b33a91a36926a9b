import { expect, onTestFinished, test, vi } from 'vitest'
import { HOUR } from '../time/time.ts'
import { clockText, clockTextAt } from './clock-text.ts'

test.each([
  ['Europe/Berlin', '2026-12-01T15:00:00Z', '2026-12-01T16:00+01:00'],
  ['Asia/Kathmandu', '2026-12-01T20:00:00Z', '2026-12-02T01:45+05:45'],
  ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01T01:30-04:00'],
  ['America/New_York', '2026-11-01T06:30:00Z', '2026-11-01T01:30-05:00'],
  ['UTC', '2026-12-01T15:00:00Z', '2026-12-01T15:00+00:00'],
])('in %s the clock shows %s as %s', (zone, at, text) => {
  expect(clockText(zone, Date.parse(at), "yyyy-MM-dd'T'HH:mmxxx")).toBe(text)
})

test('the offset before a change can be told as well as the one after it', () => {
  const change = Date.parse('2027-03-28T01:00:00Z')
  const told = [HOUR, 2 * HOUR].map((offset) => clockTextAt(offset, change, "yyyyMMdd'T'HHmmss xx"))
  expect(told).toEqual(['20270328T020000 +0100', '20270328T030000 +0200'])
})

test('the clock of the machine that runs this does not matter, nor the hours that it leaves out', () => {
  vi.stubEnv('TZ', 'America/New_York')
  onTestFinished(() => void vi.unstubAllEnvs())
  const skipped = Date.parse('2027-03-14T02:30:00Z')
  expect(new Date(2027, 2, 14, 2, 30).getHours()).toBe(3)
  expect(clockText('UTC', skipped, "yyyy-MM-dd'T'HH:mmxxx")).toBe('2027-03-14T02:30+00:00')
})
