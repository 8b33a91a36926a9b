import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each([
  ['robin@park.example', true],
  ["o'neill+calls@mail.park.example", true],
  ['robin', false],
  ['robin@park', false],
  ['robin@park.e', false],
  ['robin@@park.example', false],
  ['robin park@park.example', false],
  ['.robin@park.example', false],
  ['ro..bin@park.example', false],
  ['robin@park..example', false],
  [`${'r'.repeat(250)}@park.example`, false],
])('%s: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected)
})
