import { expect, test } from 'vitest'
import { dialUrl, linkIn } from './locations.ts'

test.each([
  ['+49 30 1234567', 'tel:+49301234567'],
  ['(555) 010-99', 'tel:55501099'],
  ['ask me', undefined],
  ['12', undefined],
])('the number %j is dialled by %s', (number, url) => {
  expect(dialUrl(number)).toBe(url)
})

test.each([
  ['https://meet.example/anna', 'https://meet.example/anna'],
  ['https://meet.example/anna or by phone', undefined],
  ['https://', undefined],
  ['javascript:alert(1)', undefined],
  ['At the café', undefined],
])('the words %j are the link %s', (words, url) => {
  expect(linkIn(words)).toBe(url)
})
