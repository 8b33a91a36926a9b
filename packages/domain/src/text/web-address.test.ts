import { expect, test } from 'vitest'
import { hasWebAddress, withScheme } from './web-address.ts'

test.each([
  'https://evil.test',
  'You won! http://evil.test/x',
  'HTTPS://EVIL.TEST',
  'app://open',
  'see www.evil.test',
  'WWW.evil.test',
  'evil.test/prize',
  'bit.ly/3x',
  't.co/x',
  'Ana (evil.co.uk/a)',
  'пример.рф/а',
  'ｅｖｉｌ．ｔｅｓｔ／ｐ',
  'evil。test/p',
  'ｈｔｔｐｓ：／／evil.test',
  'evil。example',
  'evil․example',
  'evil．example',
  'evil.te\u200Bst/p',
  'ht\u2060tps://evil.test',
])('"%s" is no name', (name) => {
  expect(hasWebAddress(name)).toBe(true)
})

test.each([
  'Ana Núñez',
  'Dr. Ana M. Núñez',
  'J.R.R. Tolkien',
  'Ana/Bo',
  'Ana Núñez, M.Sc. / MBA',
  'St. John',
  'Ana (booking.com)',
  'Awww. Ana',
  'ana@example.com',
  'R&D: Ana',
  '1/2 Ana',
  'مریم',
  '项目评审。第二轮',
  'می\u200Cخواهم',
])('"%s" is a name', (name) => {
  expect(hasWebAddress(name)).toBe(false)
})

test.each([
  [' example.org/talk?a=b ', 'https://example.org/talk?a=b'],
  ['example.org', 'https://example.org'],
  ['example.org:8080/x', 'https://example.org:8080/x'],
  ['bücher.example', 'https://bücher.example'],
  ['http://example.org', 'http://example.org'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
  ['a@example.org', 'a@example.org'],
  ['exam', 'exam'],
  ['1.5', '1.5'],
  ['', ''],
])('%j is meant as %j', (typed, address) => {
  expect(withScheme(typed)).toBe(address)
})
