import { expect, test } from 'vitest'
import { slugFrom } from './slug-from.ts'

test.each([
  ['Über uns: Intro (30 min)', 'ueber-uns-intro-30-min'],
  ['  Ana Núñez ', 'ana-nunez'],
  ['פגישה', ''],
  ['a'.repeat(80), 'a'.repeat(60)],
])('%s becomes "%s"', (text, slug) => {
  expect(slugFrom(text)).toBe(slug)
})
