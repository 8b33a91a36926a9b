import { randomUUID } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { HostId } from '../../host-id.ts'
import { startTestApp } from '../../testing/app.ts'
import { CAPABILITIES } from '../list.ts'
import { allow, attemptsBy, countTogether } from './operations.ts'

// Rules for the limits of all capabilities.

const { context } = await startTestApp()
const features = new URL('../', import.meta.url)

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

test.each(all.filter(({ per }) => per === 'host'))(
  '$name is not free again for a person who acts for another organization',
  async (policy) => {
    const person = { accountId: randomUUID(), ip: '192.0.2.1' }
    const [one, other] = [randomUUID() as HostId, randomUUID() as HostId]
    for (const [counted, subject] of attemptsBy(policy, { ...person, hostId: one }))
      if (subject !== null) await countTogether(context, counted, new Map([[subject, policy.free]]))
    const attempt = async (accountId: string, ip: string) =>
      allow(context, 'test', attemptsBy(policy, { hostId: other, accountId, ip }))
    await expect(attempt(person.accountId, person.ip)).rejects.toMatchObject({
      code: policy.past === 'wait' ? 'rate_limited' : 'proof_needed',
    })
    // Nobody else pays for it.
    await attempt(randomUUID(), '198.51.100.1')
  },
)

test('what a person does for a host is counted for the person, wherever it is counted', async () => {
  const alone: string[] = []
  for await (const file of glob('**/*.ts', { cwd: features })) {
    if (file.endsWith('.test.ts') || file.includes('/testing/')) continue
    const text = await readFile(new URL(file, features), 'utf8')
    const from = /import \{ LIMITS \} from '([^']+)'/.exec(text)?.[1]
    if (from === undefined) continue
    const { LIMITS: named } = (await import(new URL(from, new URL(file, features)).href)) as {
      LIMITS: Record<string, (typeof all)[number]>
    }
    for (const [, before, name = ''] of text.matchAll(/(\S*)\bLIMITS\.(\w+)/g))
      if (named[name]?.per === 'host' && !before?.endsWith('attemptsBy(')) alone.push(`${file}: ${name}`)
  }
  expect(alone).toEqual([])
})
