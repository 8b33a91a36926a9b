import { expect, test } from 'vitest'
import { daysOf } from '../busy/week.ts'
import { startOf, steered, toggled } from './week.ts'

const days = daysOf('2027-03-22')
const at = (text: string) => Date.parse(`${text}Z`)

test('a cell is a time of the clock on the wall, also in the week in which clocks change', () => {
  expect(startOf(days, { column: 0, row: 18 }, 'Europe/Berlin')).toBe(at('2027-03-22T08:00'))
  expect(startOf(days, { column: 6, row: 18 }, 'Europe/Berlin')).toBe(at('2027-03-28T07:00'))
})

test('picking again takes out what begins in the cell, also at a time of its own', () => {
  const [nine, quarter] = [at('2027-03-22T09:00'), at('2027-03-22T09:15')]
  expect(toggled([], nine)).toEqual([nine])
  expect(toggled([quarter], nine)).toEqual([])
  expect(toggled([quarter], at('2027-03-22T08:00'))).toEqual([at('2027-03-22T08:00'), quarter])
})

test('arrow keys stay within the week and follow the direction of writing', () => {
  expect(steered({ column: 0, row: 0 }, 'ArrowLeft', 'ltr')).toEqual({ column: 0, row: 0 })
  expect(steered({ column: 0, row: 0 }, 'ArrowLeft', 'rtl')).toEqual({ column: 1, row: 0 })
  expect(steered({ column: 6, row: 47 }, 'PageDown', 'ltr')).toEqual({ column: 6, row: 47 })
  expect(steered({ column: 0, row: 0 }, 'ArrowDown', 'ltr', 1)).toEqual({ column: 0, row: 0 })
  expect(steered({ column: 0, row: 0 }, 'a', 'ltr')).toBeUndefined()
})
