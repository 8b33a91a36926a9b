import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { HostId } from '../../host-id.ts'
import { startTestApp } from '../../testing/app.ts'
import { CAPABILITIES } from '../list.ts'
import { allow, countIfFree } from './operations.ts'

// Rules for the limits of all capabilities.

const { context } = await startTestApp()

const all = CAPABILITIES.flatMap(({ limits = {} }) => Object.values(limits))

test('each is counted under a name of its own', () => {
  const names = all.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(names).toContain('sign-in-here')
})

test.each(all)('$name says whom it protects', ({ protects, free, periodSeconds }) => {
  expect(protects).toMatch(/^\S.{10,}\S$/)
  expect(Math.min(free, periodSeconds)).toBeGreaterThan(0)
})

test.each(all.filter(({ past, most }) => past === 'prove' && most !== undefined))(
  '$name ends in a refusal, so its key is the caller’s own',
  ({ per, free, most }) => {
    expect(per).toMatch(/^network/)
    expect(most).toBeGreaterThan(free)
  },
)

test.each(all.filter((policy) => policy.per === 'host'))(
  '$name is not free again for a person who acts for another organization',
  async (policy) => {
    const person = { accountId: randomUUID(), ip: '192.0.2.1' }
    const [one, other] = [randomUUID() as HostId, randomUUID() as HostId]
    for (let attempt = 0; attempt < policy.free; attempt++)
      await countIfFree(context, policy, { ...person, hostId: one })
    const attempt = async (accountId: string, ip: string) =>
      allow(context, 'test', [[policy, { hostId: other, accountId, ip }]])
    await expect(attempt(person.accountId, person.ip)).rejects.toMatchObject({
      code: policy.past === 'wait' ? 'rate_limited' : 'proof_needed',
    })
    // Nobody else pays for it.
    await attempt(randomUUID(), '198.51.100.1')
  },
)
