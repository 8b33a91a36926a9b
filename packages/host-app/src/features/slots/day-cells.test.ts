import { instantOf } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { cellsOfDay, stepFor } from './day-cells.ts'

const berlin = 'Europe/Berlin'

test('a day has a cell per step, and free starts between them', () => {
  const free = [instantOf(berlin, '2026-12-01', '09:10')]
  const cells = cellsOfDay('2026-12-01', berlin, 30, free)
  expect(cells).toHaveLength(49)
  expect(cells.filter(({ isFree }) => isFree).map(({ start }) => start)).toEqual(free)
})

test('the day of a clock change has 23 or 25 hours', () => {
  expect(cellsOfDay('2027-03-28', berlin, 60, [])).toHaveLength(23)
  expect(cellsOfDay('2026-10-25', berlin, 60, [])).toHaveLength(25)
})

test.each([
  [5, 15],
  [30, 30],
  [45, 30],
  [120, 60],
])('starts every %d minutes are asked about every %d', (increment, step) => {
  expect(stepFor(increment)).toBe(step)
})
