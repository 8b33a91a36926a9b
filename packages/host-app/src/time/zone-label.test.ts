import { expect, test } from 'vitest'
import { zoneLabel } from './zone-label.ts'

test.each([
  ['Asia/Calcutta', '2026-12-01T00:00:00Z', 'Kolkata (GMT+5:30)'],
  ['Europe/Berlin', '2026-12-01T00:00:00Z', 'Berlin (GMT+1)'],
  ['Europe/Berlin', '2026-07-01T00:00:00Z', 'Berlin (GMT+2)'],
])('%s at %s is %s', (zone, at, label) => {
  expect(zoneLabel(zone, Date.parse(at))).toBe(label)
})
