import { afterAll, expect, test } from 'vitest'
import type { Parser } from './parser.ts'
import { openPool } from './pool.ts'
import { badParser, COUNT, ME, reasonOf, SPIN, THREAD } from './testing/bad-parsers.ts'

const pool = openPool()
afterAll(() => pool.close())

test.each<[what: string, parser: object, reason: string]>([
  ['never answers', badParser('wait', 100), 'too_slow'],
  ['backtracks', badParser('backtrack', 100), 'too_slow'],
])('a parser that %s is refused, and the next input is read', async (_, bad, reason) => {
  expect(await reasonOf(pool.parse(bad as Parser<undefined, unknown>, undefined, ME))).toBe(reason)
  expect(await pool.parse(COUNT, 'next', ME)).toBe(4)
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
