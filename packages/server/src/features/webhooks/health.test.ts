import { DAY, HOUR, MINUTE } from '@scheduling/domain'
import { expect, test } from 'vitest'
import type { Health } from './health.ts'
import { afterAttempt, HEALTHY, mustTell } from './health.ts'

const NOW = Date.parse('2027-03-01T08:00:00Z')
const SECOND = 1_000
const QUICK = 50
const failed = { isDelivered: false, tookMs: QUICK }
const taken = { isDelivered: true, tookMs: QUICK }

/** The health after `count` failures, `apart` from each other. */
function failing(count: number, apart: number, before = HEALTHY): { health: Health; now: number } {
  let [health, now] = [before, NOW]
  for (let index = 0; index < count; index++) {
    now = NOW + index * apart
    health = afterAttempt(health, failed, now)
  }
  return { health, now }
}

test('one that fails now and then is not paused', () => {
  const { health, now } = failing(4, HOUR)
  expect(health).toMatchObject({ failures: 4, failingSince: NOW, pausedUntil: null })
  expect(afterAttempt(health, taken, now + 1)).toEqual(HEALTHY)
})

test('many failures in a few seconds are a deployment, not an outage', () => {
  expect(failing(50, SECOND).health.pausedUntil).toBeNull()
})

test('five failures over more than a minute pause it, for a minute at first', () => {
  const { health, now } = failing(5, 20 * SECOND)
  expect(health.pausedUntil).toBe(now + MINUTE)
})

test('the pause grows with the time that it fails, up to an hour', () => {
  const pauses: number[] = []
  let { health, now } = failing(5, 20 * SECOND)
  while (now < NOW + DAY) {
    now = health.pausedUntil ?? Number.NaN
    health = afterAttempt(health, failed, now)
    pauses.push((health.pausedUntil ?? 0) - now)
  }
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
  expect([pauses[0], pauses.at(-1)]).toEqual([70 * SECOND, HOUR])
  // Often enough that a recovered address soon gets its deliveries.
  expect(pauses.length).toBeLessThan(40)
})

test('one that is taken ends pause and failure', () => {
  const { health, now } = failing(20, MINUTE)
  expect(afterAttempt(health, taken, now)).toEqual(HEALTHY)
})

test('an answer that takes longer than two seconds makes it slow, three quick ones in a row quick again', () => {
  const slow = afterAttempt(HEALTHY, { isDelivered: true, tookMs: 2_001 }, NOW)
  expect(slow).toMatchObject({ slowSince: NOW, quickAnswers: 0, failures: 0 })
  const twice = afterAttempt(afterAttempt(slow, taken, NOW + 1), taken, NOW + 2)
  expect(twice).toMatchObject({ slowSince: NOW, quickAnswers: 2 })
  expect(afterAttempt(twice, { isDelivered: true, tookMs: 9_000 }, NOW + 3)).toMatchObject({
    slowSince: NOW,
    quickAnswers: 0,
  })
  expect(afterAttempt(twice, failed, NOW + 3)).toMatchObject({ slowSince: null, quickAnswers: 0 })
})

test.each([
  ['not of nine failures in a minute', 9, 7 * SECOND, null, false],
  ['of ten failures', 10, 7 * SECOND, null, true],
  ['of three failures over an hour', 3, 30 * MINUTE, null, true],
  ['not twice of the same failure', 12, MINUTE, NOW + 9 * MINUTE, false],
  ['not of another failure on the same day', 12, MINUTE, NOW - 23 * HOUR, false],
  ['of another failure on another day', 12, MINUTE, NOW - 24 * HOUR, true],
] as const)('its host is told %s', (_, count, apart, toldAt, must) => {
  const { health, now } = failing(count, apart, { ...HEALTHY, toldAt })
  expect(mustTell(health, now)).toBe(must)
})

test('its host is not told of one that is taken', () => {
  const { health, now } = failing(30, HOUR)
  expect(mustTell(afterAttempt(health, taken, now), now)).toBe(false)
})
