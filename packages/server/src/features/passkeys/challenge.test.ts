import { MINUTE } from '@scheduling/domain'
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { expiryOf, newChallenge } from './challenge.ts'

const NOW = Date.parse('2027-03-01T08:00:00Z')
const key = randomBytes(32)
const challenge = newChallenge(key, 'sign in', NOW).toString('base64url')

test('is good for a quarter of an hour', () => {
  expect(expiryOf(key, 'sign in', challenge, NOW)).toBe(NOW + 15 * MINUTE)
  expect(expiryOf(key, 'sign in', challenge, NOW + 15 * MINUTE)).toBeUndefined()
})

test.each([
  ['for something else', key, 'add to 1', challenge],
  ['under another key', randomBytes(32), 'sign in', challenge],
  ['that is shorter', key, 'sign in', challenge.slice(0, -2)],
  ['that is empty', key, 'sign in', ''],
  ['with another end', key, 'sign in', challenge.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
])('nothing comes of one %s', (_, with_, purpose, given) => {
  expect(expiryOf(with_, purpose, given, NOW)).toBeUndefined()
})
