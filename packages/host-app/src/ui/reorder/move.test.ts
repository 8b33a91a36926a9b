import { expect, test } from 'vitest'
import { move } from './move.ts'

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 9, ['a', 'c', 'b']],
  [1, -1, ['b', 'a', 'c']],
  [7, 0, ['a', 'b', 'c']],
])('from %d to %d', (from, to, list) => {
  expect(move(['a', 'b', 'c'], from, to)).toEqual(list)
})
