import { expect, test } from 'vitest'
import { localTime } from './local-time.ts'

test.each([
  ['Europe/Berlin', '2026-12-01T15:00:00Z', '2026-12-01T16:00+01:00'],
  ['Asia/Kathmandu', '2026-12-01T20:00:00Z', '2026-12-02T01:45+05:45'],
  ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01T01:30-04:00'],
  ['America/New_York', '2026-11-01T06:30:00Z', '2026-11-01T01:30-05:00'],
  ['UTC', '2026-12-01T15:00:00Z', '2026-12-01T15:00+00:00'],
])('in %s the clock shows %s as %s', (zone, at, text) => {
  expect(localTime(zone, Date.parse(at))).toBe(text)
})
