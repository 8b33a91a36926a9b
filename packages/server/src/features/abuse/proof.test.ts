import { solveProof } from '@scheduling/contract/proof'
import { expect, test } from 'vitest'
import { answeredChallenge, bitsFor, newChallenge } from './proof.ts'

const KEY = Buffer.alloc(32, 7)
const NOW = Date.UTC(2027, 2, 1)
const BITS = 8

const challenge = newChallenge(KEY, 'book a', BITS, NOW)
const answer = await solveProof({ challenge, bits: BITS })

test('the work that was asked for counts', () => {
  expect(answeredChallenge(KEY, 'book a', answer, NOW)).toMatchObject({ challenge, bits: BITS })
})

test.each([
  ['for another purpose', 'book b', answer, NOW, KEY],
  ['too late', 'book a', answer, NOW + 5 * 60_000 + 1, KEY],
  ['signed by somebody else', 'book a', answer, NOW, Buffer.alloc(32, 8)],
  ['made easier', 'book a', answer.replace(/^8\./, '1.'), NOW, KEY],
  ['made to last', 'book a', answer.replace(/^8\.\d/, '8.9'), NOW, KEY],
  ['without the work', 'book a', `${challenge} ${await unsolved()}`, NOW, KEY],
  ['without a number', 'book a', challenge, NOW, KEY],
  ['nothing', 'book a', '', NOW, KEY],
  ['very long', 'book a', `${answer}${'1'.repeat(10_000)}`, NOW, KEY],
])('an answer %s does not', (_, purpose, given, now, key) => {
  expect(answeredChallenge(key, purpose, given, now)).toBeUndefined()
})

async function unsolved(): Promise<number> {
  for (let number = 0; ; number++)
    if (!answeredChallenge(KEY, 'book a', `${challenge} ${number}`, NOW)) return number
}

test.each([
  [10, 10, 15],
  [11, 10, 15],
  [20, 10, 16],
  [80, 10, 18],
  [100_000, 10, 21],
])('the %i-th where %i are free costs %i bits', (count, free, bits) => {
  expect(bitsFor(count, free)).toBe(bits)
})
