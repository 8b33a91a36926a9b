import { afterAll, expect, test } from 'vitest'
import { MOVED_TOKYO, newerZones } from '../testing/newer-zones.ts'
import type { Parser } from './parser.ts'
import { parser } from './parser.ts'
import { openPool } from './pool.ts'
import { ParseRefused } from './refusal.ts'
import type * as parsers from './testing/parsers.ts'

type Bad = typeof parsers

const pool = openPool()
afterAll(() => pool.close())

const ME = { host: 'me' }

function badParser<Name extends keyof Bad>(name: Name, timeMs = 5_000) {
  const { href: module } = new URL('./testing/parsers.ts', import.meta.url)
  return parser<Bad[Name]>({ module, name, inputMax: 1_000_000, answerMax: 10_000, timeMs })
}

const COUNT = badParser('count')
const SPIN = badParser('spin', 100)
const THREAD = badParser('thread')

async function reasonOf(reading: Promise<unknown>): Promise<unknown> {
  const error = await reading.then(
    (answer) => ({ answer }),
    (thrown: unknown) => thrown,
  )
  return error instanceof ParseRefused ? error.reason : error
}

test('reads in a thread that is not this one', async () => {
  expect(await pool.parse(COUNT, 'héllo', ME)).toBe(5)
  expect(await pool.parse(THREAD, undefined, ME)).toBeGreaterThan(0)
})

test.each<[what: string, parser: object, reason: string]>([
  ['does not end', SPIN, 'too_slow'],
  ['never answers', badParser('wait', 100), 'too_slow'],
  ['backtracks', badParser('backtrack', 100), 'too_slow'],
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

test('who sends nothing but hostile input keeps nobody waiting but himself', async () => {
  const hostile = Array.from({ length: 6 }, () => reasonOf(pool.parse(SPIN, undefined, { host: 'eve' })))
  let ended = 0
  for (const one of hostile) void one.then(() => ended++)
  for (let count = 0; count < 20; count++) await pool.parse(COUNT, 'hello', { host: `calm ${count}` })
  expect(ended).toBeLessThan(6)
  expect(await Promise.all(hostile)).toEqual(Array.from(hostile, () => 'too_slow'))
})

test('who asks for more than can wait is told so, and others are not', async () => {
  const asked = Array.from({ length: 12 }, () => reasonOf(pool.parse(SPIN, undefined, { host: 'mallory' })))
  expect(await pool.parse(COUNT, 'hello', { host: 'calm' })).toBe(5)
  const reasons = await Promise.all(asked)
  expect(reasons.filter((reason) => reason === 'busy')).toHaveLength(3)
  expect(reasons.filter((reason) => reason === 'too_slow')).toHaveLength(9)
})

test('a thread ends when there is nothing to do, and another one is there when there is', async () => {
  const short = openPool({ idleMs: 50 })
  const first = await short.parse(THREAD, undefined, ME)
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(await short.parse(THREAD, undefined, ME)).not.toBe(first)
  await short.close()
})

test('closed, it refuses what waits and what comes', async () => {
  const closing = openPool()
  const asked = [1, 2, 3].map(() => reasonOf(closing.parse(SPIN, undefined, ME)))
  await closing.close()
  expect(await Promise.all(asked)).toEqual(['busy', 'busy', 'busy'])
  expect(await reasonOf(closing.parse(COUNT, '', ME))).toBe('busy')
  await closing.close()
})
