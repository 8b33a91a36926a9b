import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each([
  ['robin@park.example', true],
  ["o'neill+calls@mail.park.example", true],
  ['ops&sales@park.example', true],
  ["!#$%&'*+/=?^_`{|}~-@park.example", true],
  ['anna@xn--80a1acny.xn--p1ai', true],
  ['anna@почта.рф', true],
  ['jürgen@münchen.de', true],
  ['राम@उदाहरण.भारत', true],
  ['robin.@docomo.example', true],
  ['ro..bin@docomo.example', true],
  ['robin', false],
  ['robin@park', false],
  ['robin@park.e', false],
  ['robin@@park.example', false],
  ['robin park@park.example', false],
  ['robin@-park.example', false],
  ['robin@park-.example', false],
  ['robin@park.42', false],
  ['robin@evil․example', false],
  ['ro\u202Ebin@park.example', false],
  ['ro\u200Bbin@park.example', false],
  ['ro"bin@park.example', false],
  ['ro<bin@park.example', false],
  ['robin@park..example', false],
  [`${'r'.repeat(250)}@park.example`, false],
])('%s: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected)
})
