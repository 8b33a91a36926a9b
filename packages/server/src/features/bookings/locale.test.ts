import { expect, test } from 'vitest'
import { readingIn } from './locale.ts'

test.each([
  ['de', { language: 'de' }],
  ['zh-Hans', { language: 'cn' }],
  ['zh-Hans-CN', { language: 'cn', locale: 'zh-Hans-CN' }],
  ['de-u-hc-h12', { language: 'de', locale: 'de-u-hc-h12' }],
  ['en-GB-u-hc-h23', { language: 'en', locale: 'en-GB-u-hc-h23' }],
])('the stored %s says the language, and the locale if it has a country or a clock', (stored, reading) => {
  expect(readingIn(stored)).toEqual(reading)
})
