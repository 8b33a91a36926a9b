import { expect, test } from 'vitest'
import { approvalUntil, holdUntil, isStillBusy, mailAgainAt } from './holds.ts'
import { HOUR, MINUTE } from '../time/time.ts'

const NOW = 1_000 * HOUR

test.each([
  ['a quarter of an hour', NOW + HOUR, NOW + 15 * MINUTE],
  ['until the meeting, where that is sooner', NOW + 4 * MINUTE, NOW + 4 * MINUTE],
  ['not at all, where it begins now', NOW, NOW],
])('a time is held for %s', (_, start, until) => {
  expect(holdUntil(start, NOW)).toBe(until)
})

test.each([
  ['is before its end', NOW + 1, true],
  ['is not at its end', NOW, false],
  ['is without an end', undefined, true],
])('what is held is busy: %s', (_, until, busy) => {
  expect(isStillBusy({ until }, NOW)).toBe(busy)
})

test.each([
  ['a minute after the first', 1, NOW + 10 * MINUTE, NOW + MINUTE],
  ['a minute after the third', 3, NOW + 10 * MINUTE, NOW + MINUTE],
  ['no more after the fourth', 4, NOW + 10 * MINUTE, null],
  ['no more where the hold ends before', 1, NOW + MINUTE, null],
])('another mail: %s', (_, sent, until, at) => {
  expect(mailAgainAt({ sent, lastAt: NOW, until })).toBe(at)
})

test.each([
  ['the hours of the host', 72, 48, 48 * 60],
  ['an hour before the meeting', 24, 48, 23 * 60],
  ['half of the time left, if that is less than two hours', 1, 48, 30],
])('a request can be answered until %s', (_, hoursAway, hours, minutes) => {
  expect(approvalUntil(NOW + hoursAway * HOUR, NOW, hours)).toBe(NOW + minutes * MINUTE)
})
