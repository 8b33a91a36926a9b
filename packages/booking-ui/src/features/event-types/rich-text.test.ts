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
