import { expect, test } from 'vitest'
import { solveProof } from './proof.ts'

// Around the lengths at which the hash needs one more block.
test.each([0, 1, 40, 45, 50, 54, 55, 56, 60, 63, 64, 65, 118, 119, 120, 200])(
  'a challenge of %i characters is solved as SHA-256 has it',
  async (length) => {
    const challenge = 'c'.repeat(length)
    const bits = 10
    const [given, number] = (await solveProof({ challenge, bits })).split(' ')
    expect(given).toBe(challenge)
    const text = new TextEncoder().encode(`${challenge}:${number}`)
    const hash = new DataView(await crypto.subtle.digest('SHA-256', text))
    expect(Math.clz32(hash.getUint32(0))).toBeGreaterThanOrEqual(bits)
  },
)

test('it ends when nobody waits any more', async () => {
  const giveUp = new AbortController()
  const solving = solveProof({ challenge: 'never', bits: 32 }, giveUp.signal)
  giveUp.abort()
  await expect(solving).rejects.toMatchObject({ name: 'AbortError' })
})
