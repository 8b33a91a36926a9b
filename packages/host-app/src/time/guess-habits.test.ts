import { expect, test } from 'vitest'
import { guessHabits } from './guess-habits.ts'

test.each([
  ['en-US', 'sun', '12h'],
  ['en-GB', 'mon', '24h'],
  ['de', 'mon', '24h'],
  ['he', 'sun', '24h'],
  ['ar-EG', 'sat', '12h'],
])('%s: weeks begin on %s, clocks count %s', (tag, weekStart, timeFormat) => {
  expect(guessHabits(tag)).toEqual({ weekStart, timeFormat })
})
