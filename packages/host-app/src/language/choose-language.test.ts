import { expect, test } from 'vitest'
import { chooseLanguage } from './choose-language.ts'

test.each([
  ['the chosen one first', 'de', ['he'], 'de'],
  ["then the browser's", null, ['ja-JP', 'he-IL', 'de'], 'il'],
  ['the old name of Hebrew', null, ['iw'], 'il'],
  ['a language kept under its tag', 'he', ['de'], 'il'],
  ['English where nothing fits', 'xx', ['zz'], 'en'],
])('takes %s', (_, chosen, preferred, language) => {
  expect(chooseLanguage(chosen, preferred)).toBe(language)
})
