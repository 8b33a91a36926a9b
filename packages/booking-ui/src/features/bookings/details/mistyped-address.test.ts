import { expect, test } from 'vitest'
import { suggestedAddress } from './mistyped-address.ts'

test.each([
  ['dana@gmial.com', 'dana@gmail.com'],
  ['Dana.O@Gamil.com ', 'Dana.O@gmail.com'],
  ['dana@gmai.com', 'dana@gmail.com'],
  ['dana@gmaill.com', 'dana@gmail.com'],
  ['dana@gnail.com', 'dana@gmail.com'],
  ['dana@gmail.con', 'dana@gmail.com'],
  ['dana@gmail.co', 'dana@gmail.com'],
  ['dana@gmailcom', 'dana@gmail.com'],
  ['dana@hotmial.com', 'dana@hotmail.com'],
  ['dana@outlok.com', 'dana@outlook.com'],
  ['dana@yaho.com', 'dana@yahoo.com'],
  ['dana@iclould.com', 'dana@icloud.com'],
])('%s: probably %s', (typed, address) => {
  expect(suggestedAddress(typed, true)).toBe(address)
})

test.each([
  'dana@gmail.com',
  'DANA@GMAIL.COM',
  'dana@mail.com',
  'dana@ymail.com',
  'dana@email.com',
  'dana@cloud.com',
  'dana@yahoo.co.uk',
  'dana@yahoo.de',
  'dana@hotmail.co.uk',
  'dana@outlook.de',
  'dana@proton.me',
  'dana@company.example',
  'dana',
  '@',
  '',
])('nothing is asked of %s', (typed) => {
  expect(suggestedAddress(typed, true)).toBeNull()
})

test('while it is typed, the beginning of a right address is none', () => {
  expect(suggestedAddress('dana@gmail.co', false)).toBeNull()
  expect(suggestedAddress('dana@gmial.com', false)).toBe('dana@gmail.com')
})
