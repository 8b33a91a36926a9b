import { expect, test } from 'vitest'
import { slugProblem } from './slugs.ts'

test.each([
  ['abc', 'owner', undefined],
  ['a-b_9', 'owner', undefined],
  ['ab', 'owner', 'too_short'],
  ['a'.repeat(61), 'owner', 'too_long'],
  ['Anna', 'owner', 'characters'],
  ['änna', 'owner', 'characters'],
  ['a/b', 'owner', 'characters'],
  ['settings', 'owner', 'reserved'],
  ['assets', 'owner', 'reserved'],
  ['settings', 'event_type', undefined],
  ['30', 'event_type', 'too_short'],
] as const)('%s as the address of an %s', (slug, kind, problem) => {
  expect(slugProblem(slug, kind)).toBe(problem)
})
