import { expect, test } from 'vitest'
import { isNameless, slugProblem } from './slugs.ts'

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

test.each([
  ['host', true],
  ['host-2', true],
  ['host-3f9a0c1d', true],
  ['host-al', false],
  ['hostess', false],
  ['ghost', false],
])('%s was made without a name: %s', (link, isMade) => {
  expect(isNameless(link)).toBe(isMade)
})
