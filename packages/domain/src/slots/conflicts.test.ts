import { expect, test } from 'vitest'
import { MINUTE } from '../time/time.ts'
import { conflicts } from './conflicts.ts'

function booking(from: number, to: number, bufferBefore = 0, bufferAfter = 0) {
  return { start: from * MINUTE, end: to * MINUTE, bufferBefore, bufferAfter }
}

test.each([
  ['overlapping', booking(0, 30), booking(29, 60), true],
  ['touching', booking(0, 30), booking(30, 60), false],
  ['one inside the other', booking(0, 60), booking(20, 30), true],
  ['the same', booking(0, 30), booking(0, 30), true],
  ['closer than the buffer of the first', booking(0, 30, 0, 10), booking(39, 60), true],
  ['closer than the buffer of the second', booking(0, 30), booking(39, 60, 10), true],
  ['as far apart as the larger of facing buffers', booking(0, 30, 0, 10), booking(40, 60, 10), false],
  ['closer than the larger of facing buffers', booking(0, 30, 0, 5), booking(39, 60, 10), true],
  ['with buffers that face away', booking(0, 30, 90, 0), booking(30, 60, 0, 90), false],
  ['of which one takes no time', booking(10, 10, 60, 60), booking(0, 30, 60, 60), false],
])('two bookings %s', (_, one, other, expected) => {
  expect(conflicts(one, other)).toBe(expected)
  expect(conflicts(other, one)).toBe(expected)
})
