import { expect, test } from 'vitest'
import { reminderInstants } from './reminders.ts'
import { DAY, HOUR, MINUTE } from '../time/time.ts'

const start = 1_000 * DAY

test('reminds days, hours and minutes before the start, in order', () => {
  const reminders = [
    { amount: 15, unit: 'minutes' },
    { amount: 2, unit: 'days' },
    { amount: 3, unit: 'hours' },
  ] as const
  const instants = [start - 2 * DAY, start - 3 * HOUR, start - 15 * MINUTE]
  expect(reminderInstants(start, reminders, 0)).toEqual(instants)
})

test('reminds once where two settings mean the same time', () => {
  const reminders = [
    { amount: 1, unit: 'days' },
    { amount: 24, unit: 'hours' },
  ] as const
  expect(reminderInstants(start, reminders, 0)).toEqual([start - DAY])
})

test('leaves out what is past or due now', () => {
  const reminders = [
    { amount: 1, unit: 'days' },
    { amount: 1, unit: 'hours' },
  ] as const
  expect(reminderInstants(start, reminders, start - DAY)).toEqual([start - HOUR])
})
