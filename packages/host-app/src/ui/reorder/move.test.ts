import { expect, test } from 'vitest'
import { landingPlace, move } from './move.ts'

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 9, ['a', 'c', 'b']],
  [1, -1, ['b', 'a', 'c']],
  [7, 0, ['a', 'b', 'c']],
])('from %d to %d', (from, to, list) => {
  expect(move(['a', 'b', 'c'], from, to)).toEqual(list)
})

test.each([
  [0, 10, 0],
  [0, 150, 1],
  [0, 900, 2],
  [2, 0, 0],
  [1, 110, 1],
])('item %d dragged to %d lands at %d', (from, y, place) => {
  expect(landingPlace([50, 100, 200], from, y)).toBe(place)
})
