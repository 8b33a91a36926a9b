import { expect, test } from 'vitest'
import { mayWriteToStranger, strangersADay } from './strangers.ts'

test.each([
  [0, false, 'host', 100],
  [6, false, 'host', 100],
  [7, false, 'host', 200],
  [30, false, 'host', 400],
  [0, true, 'host', 300],
  [400, true, 'host', 1_200],
  [0, false, 'visitor', 500],
  [0, false, 'self', Infinity],
] as const)('after %d days, paid %s, by the %s: %d people a day', (daysOpen, isPaid, cause, people) => {
  expect(strangersADay({ daysOpen, isPaid }, cause)).toBe(people)
})

test.each([
  ['the last one', { strangers: 99, toThisOne: 0 }, true],
  ['one more', { strangers: 100, toThisOne: 0 }, false],
  ['one who was written to today', { strangers: 100, toThisOne: 1 }, true],
  ['one who was written to four times', { strangers: 1, toThisOne: 4 }, false],
])('%s: %o', (_, sent, may) => {
  expect(mayWriteToStranger(sent, { aDay: 100, cause: 'host' })).toBe(may)
})
