import { expect, test } from 'vitest'
import { afterTurn, inTurn, tooFarAhead, turnOf, withNewcomers } from './turn.ts'
import type { PoolPerson, TurnCounts } from './turn.ts'

const NOW = Date.parse('2027-03-01T09:00Z')
const person = (id: string, given: Partial<PoolPerson> = {}) => ({ id, weight: 1, priority: 0, ...given })
const counts = (given: Record<string, number>, last: Record<string, number> = {}): TurnCounts =>
  new Map(Object.entries(given).map(([id, meetings]) => [id, { meetings, lastBookedAt: last[id] ?? null }]))
const all = (pool: readonly PoolPerson[]) => new Set(pool.map(({ id }) => id))
const order = (pool: readonly PoolPerson[], turnCounts: TurnCounts, free = all(pool)) =>
  inTurn(pool, turnCounts, free).map(({ id }) => id)

const abc = [person('a'), person('b'), person('c')]

test('the highest priority comes first, however many meetings they had', () => {
  const pool = [person('a'), person('b', { priority: 2 }), person('c', { priority: 1 })]
  expect(order(pool, counts({ a: 0, b: 9, c: 3 }))).toEqual(['b', 'c', 'a'])
})

test('of the same priority, whoever is furthest behind their share comes first', () => {
  const pool = [person('a', { weight: 3 }), person('b')]
  // Of five meetings, a's share is 3.75 and b's is 1.25.
  expect(order(pool, counts({ a: 3, b: 1 }))).toEqual(['a', 'b'])
  expect(order(pool, counts({ a: 4, b: 1 }))).toEqual(['a', 'b'])
  expect(order(pool, counts({ a: 4, b: 0 }))).toEqual(['b', 'a'])
})

test('of those who are as far, whoever was booked least recently comes first, then the order of ids', () => {
  expect(order(abc, counts({ a: 1, b: 1, c: 1 }, { a: NOW, b: NOW - 1, c: NOW - 2 }))).toEqual([
    'c',
    'b',
    'a',
  ])
  expect(order(abc, counts({ a: 0, b: 0, c: 0 }))).toEqual(['a', 'b', 'c'])
})

test('only those who are free have a turn, by the shares of all', () => {
  expect(order(abc, counts({ a: 0, b: 5, c: 2 }), new Set(['b', 'c']))).toEqual(['c', 'b'])
})

test('a newcomer begins level and does not get everything', () => {
  const begun = withNewcomers([...abc, person('d', { weight: 2 })], counts({ a: 10, b: 10, c: 10 }))
  expect(begun.get('d')).toEqual({ meetings: 20, lastBookedAt: null })
  const first = withNewcomers(abc, new Map())
  expect([...first.values()].map(({ meetings }) => meetings)).toEqual([0, 0, 0])
})

test('whoever is away stays level, and does not lose what they had more', () => {
  const after = afterTurn(abc, counts({ a: 4, b: 4, c: 1 }), {
    chosen: new Set(['a']),
    away: new Set(['c']),
    now: NOW,
  })
  expect(after.get('a')).toEqual({ meetings: 5, lastBookedAt: NOW })
  expect(after.get('c')).toEqual({ meetings: 4.5, lastBookedAt: null })
  const ahead = afterTurn(abc, counts({ a: 0, b: 0, c: 7 }), {
    chosen: new Set(['a']),
    away: new Set(['c']),
    now: NOW,
  })
  expect(ahead.get('c')?.meetings).toBe(7)
})

const cause = (pool: PoolPerson[], turnCounts: TurnCounts) => {
  const [first, next] = inTurn(pool, turnCounts, all(pool))
  return first && turnOf(pool, turnCounts, [first, next], pool.length)
}

test('what decided is known', () => {
  expect(cause([person('a')], new Map())).toMatchObject({ id: 'a', cause: 'only_one_free' })
  expect(cause([person('a'), person('b', { priority: 1 })], new Map())).toMatchObject({
    id: 'b',
    cause: 'priority',
  })
  expect(cause(abc, counts({ a: 2, b: 2, c: 1 }))).toEqual({
    id: 'c',
    cause: 'furthest_behind',
    free: 3,
    meetings: 1,
    share: 5 / 3,
  })
  expect(cause(abc, counts({ a: 1, b: 1, c: 1 }, { a: 3, b: 2, c: 4 }))).toMatchObject({
    id: 'b',
    cause: 'least_recent',
  })
  expect(cause(abc, new Map())).toMatchObject({ id: 'a', cause: 'order' })
})

test('whoever is too far ahead of their share is known', () => {
  expect([...tooFarAhead(abc, counts({ a: 5, b: 1, c: 0 }), 3)]).toEqual(['a'])
  expect([...tooFarAhead(abc, counts({ a: 1, b: 1, c: 1 }), 1)]).toEqual([])
})
