import { expect, test } from 'vitest'
import { unitFor, unitOf } from './duration-unit.ts'
import type { DurationUnit } from './duration-unit.ts'

test.each([
  [0, 'minutes'],
  [45, 'minutes'],
  [120, 'hours'],
  [90, 'minutes'],
  [2_880, 'days'],
])('%d minutes are said in %s', (minutes, unit) => {
  expect(unitOf(minutes)).toBe(unit)
})

const SHORT = ['minutes', 'hours'] as const

test.each<[number, DurationUnit | undefined, DurationUnit]>([
  [120, 'minutes', 'minutes'],
  [0, 'hours', 'hours'],
  [45, 'hours', 'minutes'],
  [60, undefined, 'hours'],
  [1_440, undefined, 'minutes'],
])('%d minutes, with %s chosen, are edited in %s', (minutes, chosen, unit) => {
  expect(unitFor(minutes, chosen, SHORT)).toBe(unit)
})
