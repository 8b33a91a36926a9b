import { expect, test } from 'vitest'
import { meantAddress } from './mistyped-address.ts'

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
])('%s: probably %s', (typed, meant) => {
  expect(meantAddress(typed, true)).toBe(meant)
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
  expect(meantAddress(typed, true)).toBeNull()
})

test('while it is typed, the beginning of a right address is none', () => {
  expect(meantAddress('dana@gmail.co', false)).toBeNull()
  expect(meantAddress('dana@gmial.com', false)).toBe('dana@gmail.com')
})
