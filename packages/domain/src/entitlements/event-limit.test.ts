import { expect, test } from 'vitest'
import { eventAllowance, isEventLimitReached } from './event-limit.ts'

test.each([
  ['leaves what is not used', 10, { events: 3, embeds: 2, pendings: 1 }, 4, false],
  ['is reached at zero', 6, { events: 3, embeds: 2, pendings: 1 }, 0, true],
  ['is reached below zero, after a downgrade', 1, { events: 3, embeds: 0, pendings: 0 }, -2, true],
  ['does not exist where the number is null', null, { events: 300, embeds: 0, pendings: 0 }, null, false],
])('the event limit %s', (_, eventNumbers, counts, allowance, reached) => {
  expect(eventAllowance(eventNumbers, counts)).toBe(allowance)
  expect(isEventLimitReached(eventNumbers, counts)).toBe(reached)
})
