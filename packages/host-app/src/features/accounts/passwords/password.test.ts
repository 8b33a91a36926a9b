import { expect, test } from 'vitest'
import { checkPassword, isPasswordGood } from './password.ts'

test.each([
  ['', []],
  ['abcdefgh', ['length']],
  ['Abc!', ['uppercase', 'special']],
  ['abc defg', ['length']],
  ['Über-groß', ['length', 'uppercase', 'special']],
])('"%s" meets %j', (password, met) => {
  const passwordChecks = checkPassword(password).filter(({ isMet }) => isMet)
  expect(passwordChecks.map(({ code }) => code)).toEqual(met)
})

test('all three make a good password', () => {
  expect(isPasswordGood('Secret-1')).toBe(true)
  expect(isPasswordGood('Secret11')).toBe(false)
})
