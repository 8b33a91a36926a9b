import { DAY, HOUR, MINUTE } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { nextAttempt } from './retry.ts'

const NOW = Date.parse('2027-03-01T08:00:00Z')

test('nine more attempts, ever later, over three days; then it is given up', () => {
  let at: number | null = NOW
  const waits: number[] = []
  for (let attempts = 1; at !== null; attempts++) {
    const next: number | null = nextAttempt(attempts, at, undefined, 0)
    if (next !== null) waits.push(next - at)
    at = next
  }
  expect(waits).toHaveLength(9)
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  expect(waits.slice(0, 3)).toEqual([5_000, 5 * MINUTE, 30 * MINUTE])
  const whole = waits.reduce((sum, wait) => sum + wait, 0)
  expect(whole).toBeGreaterThan(3 * DAY)
  expect(whole).toBeLessThan(4 * DAY)
})

test.each([
  ['600', 10 * MINUTE],
  ['Mon, 01 Mar 2027 08:20:00 GMT', 20 * MINUTE],
  ['1', 5_000],
  ['Mon, 01 Mar 2027 07:00:00 GMT', 5_000],
  ['99999999999', DAY],
  ['soon', 5_000],
  ['-60', 5_000],
])('an address that asks to wait for "%s" is given it, within a day', (retryAfter, wait) => {
  expect(nextAttempt(1, NOW, retryAfter, 0)).toBe(NOW + wait)
})

test('what failed together comes back apart', () => {
  expect(nextAttempt(4, NOW, undefined, 1)).toBe(NOW + 2.4 * HOUR)
  expect(nextAttempt(4, NOW, undefined, 0.5)).toBe(NOW + 2.2 * HOUR)
})
