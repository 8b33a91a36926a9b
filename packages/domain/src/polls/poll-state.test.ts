import { expect, test } from 'vitest'
import { pollStateAt } from './poll-state.ts'

const poll = { isDeleted: false, isFinished: false, lastStart: 100, deadline: 50 }

test.each([
  ['before its deadline', poll, 49, 'open'],
  ['at its deadline', poll, 50, 'closed'],
  ['at its last option', poll, 100, 'expired'],
  ['without a deadline, before its last option', { ...poll, deadline: null }, 99, 'open'],
  ['finished, after everything', { ...poll, isFinished: true }, 200, 'finished'],
  ['deleted, though it is finished', { ...poll, isFinished: true, isDeleted: true }, 10, 'expired'],
] as const)('%s', (_, times, now, state) => {
  expect(pollStateAt(times, now)).toBe(state)
})
