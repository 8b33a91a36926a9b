import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { SubjectPolicy } from '../../http/policies.ts'
import { allowGuess, forgiveGuesses, cleanUpGuesses, waitAfter } from './back-off.ts'

const app = await startTestApp()
const POLICY: SubjectPolicy = {
  name: 'test-guesses',
  protects: 'what is guessed at in this test',
  per: 'account',
  free: 2,
  periodSeconds: 60,
  past: 'double',
}
const guess = (subject: string) => allowGuess(app.context, POLICY, subject)
const rows = async () => (await app.context.pool.query('select 1 from guesses')).rows.length

test.each([
  [0, 0],
  [1, 0],
  [2, 60],
  [3, 120],
  [7, 1_920],
  [12, 61_440],
  [13, 86_400],
  [2_000, 86_400],
])('after %i wrong ones the next waits for %i seconds', (wrong, seconds) => {
  expect(waitAfter(wrong, POLICY)).toBe(seconds * 1_000)
})

test('a right one begins anew, and nobody waits for another’s', async () => {
  expect([await guess('a'), await guess('a')]).toEqual([1, 2])
  await expect(guess('a')).rejects.toMatchObject({ code: 'rate_limited' })
  expect(await guess('b')).toBe(1)
  await forgiveGuesses(app.context, POLICY, 'a')
  expect(await guess('a')).toBe(1)
})

test('a clock that is set back keeps nobody waiting for it', async () => {
  await guess('c')
  await guess('c')
  app.clock.advance(-24 * 60)
  expect(await guess('c')).toBe(3)
  await expect(guess('c')).rejects.toMatchObject({ code: 'rate_limited' })
  app.clock.advance(24 * 60)
})

test('what is older than a month is forgotten', async () => {
  await guess('d')
  const before = await rows()
  await cleanUpGuesses(app.context)
  expect(await rows()).toBe(before)
  app.clock.advance(30 * 24 * 60 + 1)
  await cleanUpGuesses(app.context)
  expect(await rows()).toBe(0)
})
