import { expect, test } from 'vitest'
import { unitOf } from './duration-unit.ts'

test.each([
  [0, 'minutes'],
  [45, 'minutes'],
  [120, 'hours'],
  [90, 'minutes'],
  [2_880, 'days'],
])('%d minutes are said in %s', (minutes, unit) => {
  expect(unitOf(minutes)).toBe(unit)
})
