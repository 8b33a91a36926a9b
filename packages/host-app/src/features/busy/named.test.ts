import { expect, test } from 'vitest'
import { namedTimes } from './named.ts'

const dentist = { start: 10, end: 20, calendar: 'Private', title: 'Dentist' }

test('an event says what makes a time busy, and a calendar where no more is known', () => {
  const stretches = [
    { start: 10, end: 30, calendars: ['Private', 'Team'] },
    { start: 40, end: 50, calendars: [] },
  ]
  expect(namedTimes(stretches, [dentist])).toEqual([
    dentist,
    { start: 10, end: 30, calendar: 'Team', title: null },
    { start: 40, end: 50, calendar: null, title: null },
  ])
})

test('what no event says anything about is a meeting or a hold', () => {
  const unnamed = { calendar: null, title: null }
  expect(namedTimes([{ start: 5, end: 30, calendars: ['Private'] }], [dentist])).toEqual([
    { start: 5, end: 10, ...unnamed },
    dentist,
    { start: 20, end: 30, ...unnamed },
  ])
})

test('what is not busy has no name, and nothing reaches beyond what is', () => {
  const stretches = [{ start: 15, end: 30, calendars: ['Private'] }]
  expect(namedTimes(stretches, [dentist, { ...dentist, start: 60, end: 70 }])).toEqual([
    { ...dentist, start: 15 },
    { start: 20, end: 30, calendar: null, title: null },
  ])
})
