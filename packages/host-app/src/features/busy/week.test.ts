import { expect, test } from 'vitest'
import { blocksOf, daysOf, weekSpan } from './week.ts'

const days = daysOf('2027-03-22')
const at = (text: string) => Date.parse(`${text}Z`)

test('what goes over midnight stands in both days, and what lies elsewhere in none', () => {
  const night = { start: at('2027-03-23T22:00'), end: at('2027-03-24T01:30') }
  expect(blocksOf(days, night, 'UTC')).toEqual([
    { column: 1, from: 1_320, to: 1_440 },
    { column: 2, from: 0, to: 90 },
  ])
  expect(blocksOf(days, { start: at('2027-04-05T08:00'), end: at('2027-04-05T09:00') }, 'UTC')).toEqual([])
})

test('the week in which clocks change is an hour shorter', () => {
  const { start, end } = weekSpan('2027-03-22', 'Europe/Berlin')
  expect((end - start) / 3_600_000).toBe(7 * 24 - 1)
})
