import { expect, test } from 'vitest'
import { CAPABILITIES } from '../list.ts'

// Rules for the limits of all capabilities.

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
