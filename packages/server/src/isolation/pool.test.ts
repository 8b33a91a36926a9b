import { afterAll, expect, test } from 'vitest'
import { openPool } from './pool.ts'
import { ParseRefused } from './refusal.ts'
import { PARSERS } from './testing/parsers.ts'

const REGISTRY = new URL('./testing/parsers.ts', import.meta.url)
const open = (idleMs?: number) =>
  openPool({ parsers: PARSERS, registry: REGISTRY, ...(idleMs && { idleMs }) })
const pool = open()
afterAll(() => pool.close())

const ME = { host: 'me' }

async function reasonOf(reading: Promise<unknown>): Promise<unknown> {
  const error = await reading.then(
    (answer) => ({ answer }),
    (thrown: unknown) => thrown,
  )
  return error instanceof ParseRefused ? error.reason : error
}

test('reads in a thread that is not this one', async () => {
  expect(await pool.parse('count', 'héllo', ME)).toBe(5)
  expect(await pool.parse('thread', undefined, ME)).toBeGreaterThan(0)
})

test.each([
  ['does not end', 'spin', 'too_slow'],
  ['never answers', 'wait', 'too_slow'],
  ['backtracks', 'backtrack', 'too_slow'],
  ['calls itself without end', 'nest', 'too_deep'],
  ['takes all memory', 'fill', 'out_of_memory'],
  ['throws', 'throws', 'unreadable'],
  ['knows what is wrong', 'knows', 'too_deep'],
  ['answers at length', 'talks', 'too_large'],
  ['answers with what cannot be sent', 'unsendable', 'unreadable'],
  ['ends its thread', 'exits', 'unreadable'],
] as const)('a parser that %s is refused, and the next input is read', async (_, name, reason) => {
  expect(await reasonOf(pool.parse(name, undefined, ME))).toBe(reason)
  expect(await pool.parse('count', 'next', ME)).toBe(4)
})

test('too large an input goes to no thread', async () => {
  expect(await reasonOf(pool.parse('count', 'x'.repeat(1_000_001), ME))).toBe('too_large')
})

test('a mistake of ours is no refusal', async () => {
  expect(await reasonOf(pool.parse('unloadable', undefined, ME))).toBeInstanceOf(Error)
  expect(await pool.parse('count', 'next', ME)).toBe(4)
})

test('the secrets of the environment are not there', async () => {
  expect(await pool.parse('environment', undefined, ME)).toEqual([])
})

test('who sends nothing but hostile input keeps nobody waiting but himself', async () => {
  const hostile = Array.from({ length: 6 }, () => reasonOf(pool.parse('spin', undefined, { host: 'eve' })))
  let ended = 0
  for (const one of hostile) void one.then(() => ended++)
  for (let count = 0; count < 20; count++) await pool.parse('count', 'hello', { host: `calm ${count}` })
  expect(ended).toBeLessThan(6)
  expect(await Promise.all(hostile)).toEqual(Array.from(hostile, () => 'too_slow'))
})

test('who asks for more than can wait is told so, and others are not', async () => {
  const asked = Array.from({ length: 12 }, () => reasonOf(pool.parse('spin', undefined, { host: 'mallory' })))
  expect(await pool.parse('count', 'hello', { host: 'calm' })).toBe(5)
  const reasons = await Promise.all(asked)
  expect(reasons.filter((reason) => reason === 'busy')).toHaveLength(3)
  expect(reasons.filter((reason) => reason === 'too_slow')).toHaveLength(9)
})

test('a thread ends when there is nothing to do, and another one is there when there is', async () => {
  const short = open(50)
  const first = await short.parse('thread', undefined, ME)
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(await short.parse('thread', undefined, ME)).not.toBe(first)
  await short.close()
})

test('closed, it refuses what waits and what comes', async () => {
  const closing = open()
  const asked = [1, 2, 3].map(() => reasonOf(closing.parse('spin', undefined, ME)))
  await closing.close()
  expect(await Promise.all(asked)).toEqual(['busy', 'busy', 'busy'])
  expect(await reasonOf(closing.parse('count', '', ME))).toBe('busy')
  await closing.close()
})
