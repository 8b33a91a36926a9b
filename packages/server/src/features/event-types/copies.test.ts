import { limits } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { nameOfCopy, slugOfCopy } from './copies.ts'

test.each([
  ['Intro', [], 'en', 'Intro (copy)'],
  ['Intro', ['Intro (copy)'], 'en', 'Intro (copy 2)'],
  ['Intro (copy)', ['Intro (copy)'], 'en', 'Intro (copy 2)'],
  ['Intro (copy 2)', [], 'en', 'Intro (copy)'],
  ['Intro (copyright)', [], 'en', 'Intro (copyright) (copy)'],
  ['(copy)', [], 'en', '(copy) (copy)'],
  ['Erstgespräch', [], 'de', 'Erstgespräch (Kopie)'],
  ['היכרות', [], 'il', 'היכרות (עותק)'],
] as const)('%s beside %j in %s is %s', (name, taken, language, copy) => {
  expect(nameOfCopy(name, new Set(taken), language)).toBe(copy)
})

test('the longest name has room for its mark', () => {
  const copy = nameOfCopy('x'.repeat(limits.TITLE_MAX), new Set(), 'en')
  expect(copy).toHaveLength(limits.TITLE_MAX)
  expect(copy).toMatch(/x \(copy\)$/)
})

test.each([
  ['intro', [], 'intro-copy'],
  ['intro', ['intro-copy'], 'intro-copy-2'],
  ['intro-copy', ['intro-copy', 'intro-copy-2'], 'intro-copy-3'],
  ['q3-2026', [], 'q3-2026-copy'],
] as const)('/%s beside %j is /%s', (slug, taken, copy) => {
  expect(slugOfCopy(slug, new Set(taken))).toBe(copy)
})
