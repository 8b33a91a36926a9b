import { expect, test } from 'vitest'
import { settleColor } from './settle-color.ts'

test.each([
  ['#abcdef', '#ABCDEF'],
  [' #00ff00 ', '#00FF00'],
  ['#abc', '#111111'],
  ['abcdef', '#111111'],
  ['#abcd', '#111111'],
  ['red', '#111111'],
  ['', '#111111'],
])('a picker that closes with "%s" shows %s', (typed, color) => {
  expect(settleColor(typed, '#111111')).toBe(color)
})
