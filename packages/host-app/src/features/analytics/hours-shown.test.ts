import { expect, test } from 'vitest'
import { hoursShown } from './hours-shown.ts'

const at = (hour: number) => ({ weekday: 'mon' as const, hour, meetings: 1 })

test.each([
  { hours: [], first: 8, last: 17 },
  { hours: [at(10)], first: 8, last: 17 },
  { hours: [at(6), at(22)], first: 6, last: 22 },
  { hours: [at(0), at(23)], first: 0, last: 23 },
])('meetings at %j are between the shown hours', ({ hours, first, last }) => {
  const shown = hoursShown(hours)
  expect([shown[0], shown.at(-1), shown.length]).toEqual([first, last, last - first + 1])
})
