import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '../time/time.ts'
import { busyWhenUnread, isFreeUnread } from './unread-source.ts'

const now = 1_000 * HOUR
const span = { start: now, end: now + 24 * HOUR }
const known = [{ start: now, end: now + HOUR }]
const lastRead = (age: number) => ({ at: now - age, busy: known })
const allBusy = [{ ...span, source: 'calendar-1' }]

test.each([
  ['the last known times count while they are trusted', lastRead(HOUR), 'busy', known],
  ['and at the very end of that', lastRead(2 * HOUR), 'free', known],
  ['then everything is busy', lastRead(2 * HOUR + 1), 'busy', allBusy],
  ['or free, where the host chose that', lastRead(2 * HOUR + MINUTE), 'free', []],
  ['what was never read is busy', null, 'busy', allBusy],
  ['or free, where the host chose that', null, 'free', []],
] as const)('%s', (_, last, afterwards, expected) => {
  expect(busyWhenUnread(last, { trustFor: 120, afterwards }, now, span, 'calendar-1')).toEqual(expected)
})

test.each([
  ['not while the last reading is trusted', lastRead(2 * HOUR), 'free', false],
  ['after that where the host chose free', lastRead(2 * HOUR + 1), 'free', true],
  ['or where it was never read', null, 'free', true],
  ['never where the host chose busy', null, 'busy', false],
] as const)('free without anybody knowing: %s', (_, last, afterwards, expected) => {
  expect(isFreeUnread(last, { trustFor: 120, afterwards }, now)).toBe(expected)
})
