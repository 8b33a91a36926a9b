import { expect, test } from 'vitest'
import { pointBalance, pointsAbout } from './points.ts'
import type { PointEntry } from './points.ts'
import { DAY } from './time/time.ts'

const NOW = Date.parse('2027-03-01T08:00:00Z')
const entry = (kind: PointEntry['kind'], points: number, subject: string, daysAgo: number): PointEntry => ({
  kind,
  points,
  subject,
  at: NOW - daysAgo * DAY,
})

test('points can be claimed thirty days after they were earned, to the instant', () => {
  const earned = [entry('earned', 50, 'a', 0)]
  const ripensAt = NOW + 30 * DAY
  expect(pointBalance(earned, ripensAt - 1)).toEqual({ points: 0, pending: 50, ripensAt })
  expect(pointBalance(earned, ripensAt)).toEqual({ points: 50, pending: 0, ripensAt: null })
})

test.each<[what: string, entries: PointEntry[], points: number, pending: number]>([
  ['nothing', [], 0, 0],
  ['a claim', [entry('earned', 50, 'a', 40), entry('claimed', -50, 'x', 1)], 0, 0],
  [
    'a claim that came back',
    [entry('earned', 50, 'a', 40), entry('claimed', -50, 'x', 1), entry('returned', 50, 'x', 0)],
    50,
    0,
  ],
  [
    'points taken back before they were ripe',
    [entry('earned', 50, 'a', 10), entry('taken_back', -50, 'a', 5)],
    0,
    0,
  ],
  [
    'points taken back after they were claimed',
    [entry('earned', 50, 'a', 40), entry('claimed', -50, 'x', 5), entry('taken_back', -50, 'a', 1)],
    -50,
    0,
  ],
  [
    'points given again count from when they were earned',
    [entry('earned', 50, 'a', 40), entry('taken_back', -50, 'a', 20), entry('given_again', 50, 'a', 1)],
    50,
    0,
  ],
])('%s', (_what, entries, points, pending) => {
  expect(pointBalance(entries, NOW)).toMatchObject({ points, pending })
})

test('in whatever order the entries come, the sums are the same, and nothing is lost or made', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  for (let round = 0; round < 500; round++) {
    const entries = Array.from({ length: random(12) }, (_, index): PointEntry[] => {
      const subject = String(index)
      const daysAgo = random(60)
      const earned = entry('earned', 50, subject, daysAgo)
      return random(3) === 0 ? [earned, entry('taken_back', -50, subject, random(daysAgo + 1))] : [earned]
    }).flat()
    const balance = pointBalance(entries, NOW)
    const mixed = entries.toSorted(() => random(3) - 1)
    expect(pointBalance(mixed, NOW)).toEqual(balance)
    expect(balance.points + balance.pending).toBe(entries.reduce((sum, { points }) => sum + points, 0))
  }
})

test('the points about one subject', () => {
  const entries = [entry('earned', 50, 'a', 3), entry('taken_back', -50, 'a', 2), entry('earned', 50, 'b', 1)]
  expect([pointsAbout(entries, 'a'), pointsAbout(entries, 'b'), pointsAbout(entries, 'c')]).toEqual([
    0, 50, 0,
  ])
})
