import { expect, test } from 'vitest'
import { covers } from './known-slots.ts'

const slotsWith = (...spans: [start: number, end: number][]) => ({
  spans: spans.map(([start, end]) => ({ start, end })),
  starts: [],
  next: null,
})

test.each([
  ['one answer', slotsWith([0, 10]), true],
  ['answers that touch, in any order', slotsWith([6, 10], [2, 6]), true],
  ['answers that overlap', slotsWith([0, 7], [5, 12], [1, 2]), true],
  ['answers with a gap', slotsWith([0, 5], [6, 10]), false],
  ['an answer that begins too late', slotsWith([3, 10]), false],
  ['an answer that ends too early', slotsWith([0, 8]), false],
])('%s', (_name, slots, isCovered) => {
  expect(covers(slots, { start: 2, end: 9 })).toBe(isCovered)
})
