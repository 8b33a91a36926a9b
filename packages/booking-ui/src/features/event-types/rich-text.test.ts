import { expect, test } from 'vitest'
import { textParts } from './rich-text.ts'

test('addresses become links and what surrounds them stays text', () => {
  expect(textParts('See https://example.com/a?b=c.\nOr write to me@example.com!')).toEqual([
    { text: 'See ', href: null },
    { text: 'https://example.com/a?b=c', href: 'https://example.com/a?b=c' },
    { text: '.\nOr write to ', href: null },
    { text: 'me@example.com', href: 'mailto:me@example.com' },
    { text: '!', href: null },
  ])
})

test.each(['javascript:alert(1)', 'data:text/html,<b>', '<a href="https', 'JAVASCRIPT://%0aalert(1)'])(
  'no link is made of %s',
  (text) => {
    expect(textParts(text)).toEqual([{ text, href: null }])
  },
)

test.each<[text: string, found: string[]]>([
  ['予約はhttps://example.com/a。', ['https://example.com/a。']],
  ['(https://example.com/a)', ['https://example.com/a']],
  ['https:// and http://!', []],
  ['a@example.com,b@example.com; c@example', ['a@example.com', 'b@example.com']],
  ['me@example.com/https://example.com', ['me@example.com', 'https://example.com']],
  ['HTTPS://EXAMPLE.COM', ['HTTPS://EXAMPLE.COM']],
])('in "%s" the addresses are %j', (text, found) => {
  const parts = textParts(text)
  expect(parts.filter(({ href }) => href !== null).map((part) => part.text)).toEqual(found)
  expect(parts.map((part) => part.text).join('')).toBe(text)
})
