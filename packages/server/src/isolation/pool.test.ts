import { afterAll, expect, test } from 'vitest'
import { MOVED_TOKYO, newerZones } from '../testing/newer-zones.ts'
import type { Parser } from './parser.ts'
import { openPool } from './pool.ts'
import { badParser, COUNT, ME, reasonOf, SPIN, THREAD } from './testing/bad-parsers.ts'

// `queue.test.ts` tests who is next; `pool.long.test.ts` does so with threads.

const pool = openPool()
afterAll(() => pool.close())

test('reads in a thread that is not this one', async () => {
  expect(await pool.parse(COUNT, 'héllo', ME)).toBe(5)
  expect(await pool.parse(THREAD, undefined, ME)).toBeGreaterThan(0)
})

test.each<[what: string, parser: object, reason: string]>([
  ['does not end', SPIN, 'too_slow'],
  ['calls itself without end', badParser('nest'), 'too_deep'],
  ['takes all memory', badParser('fill', 20_000), 'out_of_memory'],
  ['throws', badParser('throws'), 'unreadable'],
  ['knows what is wrong', badParser('knows'), 'too_deep'],
  ['answers at length', badParser('talks'), 'too_large'],
  ['answers with what cannot be sent', badParser('unsendable'), 'unreadable'],
  ['ends its thread', badParser('exits'), 'unreadable'],
])('a parser that %s is refused, and the next input is read', async (_, bad, reason) => {
  expect(await reasonOf(pool.parse(bad as Parser<undefined, unknown>, undefined, ME))).toBe(reason)
  expect(await pool.parse(COUNT, 'next', ME)).toBe(4)
})

test('time in which its thread has no processor is not its own', async () => {
  expect(await pool.parse(badParser('standStill', 200), 500, ME)).toBe('done')
})

test('too large an input goes to no thread', async () => {
  expect(await reasonOf(pool.parse(COUNT, 'x'.repeat(1_000_001), ME))).toBe('too_large')
})

test('a mistake of ours is no refusal', async () => {
  expect(await reasonOf(pool.parse({ ...COUNT, name: 'missing' }, '', ME))).toBeInstanceOf(Error)
  expect(await pool.parse(COUNT, 'next', ME)).toBe(4)
})

test('the secrets of the environment are not there', async () => {
  expect(await pool.parse(badParser('environment'), undefined, ME)).toEqual([])
})

test('a thread knows the zones that the process knows', async () => {
  const told = openPool({ zones: newerZones(MOVED_TOKYO) })
  expect(await told.parse(badParser('hoursFromUtc'), 'Asia/Tokyo', ME)).toBe(10)
  expect(await told.parse(badParser('hoursFromUtc'), 'Europe/Berlin', ME)).toBe(1)
  await told.close()
  expect(await pool.parse(badParser('hoursFromUtc'), 'Asia/Tokyo', ME)).toBe(9)
})

test('closed, it refuses what waits and what comes', async () => {
  const closing = openPool()
  const asked = [1, 2, 3].map(() => reasonOf(closing.parse(SPIN, undefined, ME)))
  await closing.close()
  expect(await Promise.all(asked)).toEqual(['busy', 'busy', 'busy'])
  expect(await reasonOf(closing.parse(COUNT, '', ME))).toBe('busy')
  await closing.close()
})
