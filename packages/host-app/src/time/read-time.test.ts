import { expect, test } from 'vitest'
import { readTime } from './read-time.ts'

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9:30', '09:30'],
  ['17.45', '17:45'],
  ['5pm', '17:00'],
  ['5:30 PM', '17:30'],
  ['12 am', '00:00'],
  ['12 p.m.', '12:00'],
  ['24', '24:00'],
  ['24:01', undefined],
  ['25', undefined],
  ['9:75', undefined],
  ['13pm', undefined],
  ['', undefined],
  ['noon', undefined],
])('"%s" is read as %s', (typed, time) => {
  expect(readTime(typed)).toBe(time)
})
