import { expect, it } from 'vitest'
import { manyLines, oneLine, shorten } from './plain-text.ts'

it.each([
  ['line breaks', 'a\r\nBcc: b', 'a Bcc: b'],
  ['line separators', 'a\u2028b\u2029c', 'a b c'],
  ['controls', 'a\u0000b\u007Fc\u0085d', 'a b c d'],
  ['overrides of the direction', 'a\u202Eb\u2066c', 'a b c'],
  ['lone surrogates', 'a\uD800b', 'a\uFFFDb'],
])('makes one line of text with %s', (_, given, expected) => {
  expect(oneLine(given)).toBe(expected)
})

it('keeps joiners, accents and every script', () => {
  for (const name of ['Zoë Müller', 'דנה לוי', '👩‍💻 Ada', 'می‌خواهم']) expect(oneLine(name)).toBe(name)
})

it('keeps the lines of longer text and cleans each', () => {
  expect(manyLines(' one\r\ntwo\u202E\n\nthree ')).toBe('one\ntwo\n\nthree')
})

it('shortens between characters as people see them', () => {
  expect(shorten('Ada', 3)).toBe('Ada')
  expect(shorten('Ada Lovelace', 8)).toBe('Ada Lov…')
  expect(shorten('👩‍💻👩‍💻👩‍💻', 12)).toBe('👩‍💻👩‍💻…')
})
