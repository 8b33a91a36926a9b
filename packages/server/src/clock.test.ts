import { expect, test } from 'vitest'
import { isWithin } from './clock.ts'

test.each([
  ['now', 0, true],
  ['a moment ago', -999, true],
  ['as long ago as it lasts', -1_000, false],
  ['after now, for the clock was set back', 1, false],
])('%s', (_, ago, expected) => {
  expect(isWithin(5_000 + ago, 1_000, 5_000)).toBe(expected)
})
