import { WEEKDAYS } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { applyStroke, areaOf, beginStroke, steer } from './painting.ts'
import { NO_HOURS, OFFICE_WEEK } from '../weekly/weekly.ts'

test('a free cell begins painting, a painted one erasing', () => {
  expect(beginStroke(OFFICE_WEEK, WEEKDAYS, { column: 0, row: 0 }).mode).toBe('paint')
  expect(beginStroke(OFFICE_WEEK, WEEKDAYS, { column: 0, row: 20 }).mode).toBe('erase')
})

test('a stroke in any direction is the same rectangle', () => {
  const there = { from: { column: 4, row: 33 }, to: { column: 0, row: 18 }, mode: 'paint' } as const
  expect(areaOf(there, WEEKDAYS)).toEqual({
    days: ['mon', 'tue', 'wed', 'thu', 'fri'],
    stretch: { from: 540, to: 1020 },
  })
  expect(applyStroke(NO_HOURS, WEEKDAYS, there)).toEqual(OFFICE_WEEK)
})

test('erasing what was painted leaves nothing', () => {
  const stroke = { from: { column: 0, row: 18 }, to: { column: 4, row: 33 }, mode: 'erase' } as const
  expect(applyStroke(OFFICE_WEEK, WEEKDAYS, stroke)).toEqual(NO_HOURS)
})

test('arrow keys follow the direction of writing and stop at the edges', () => {
  const cell = { column: 2, row: 0 }
  expect(steer(cell, 'ArrowRight', 'ltr')?.column).toBe(3)
  expect(steer(cell, 'ArrowRight', 'rtl')?.column).toBe(1)
  expect(steer(cell, 'ArrowUp', 'ltr')?.row).toBe(0)
  expect(steer({ column: 6, row: 47 }, 'PageDown', 'ltr')).toEqual({ column: 6, row: 47 })
  expect(steer(cell, 'a', 'ltr')).toBeUndefined()
})
