import { expect, test } from 'vitest'
import { guessHabits } from './guess-habits.ts'

test.each([
  [['en-US'], 'America/New_York', 'sun', '12h'],
  [['en-US'], 'Europe/Berlin', 'mon', '12h'],
  [['en-GB'], 'Europe/London', 'mon', '24h'],
  [['de'], 'Europe/Vienna', 'mon', '24h'],
  [['he'], 'Asia/Jerusalem', 'sun', '24h'],
  [['en'], 'Asia/Jerusalem', 'sun', '12h'],
  [['ar-EG'], 'Africa/Cairo', 'sat', '12h'],
  [['en-AU'], 'UTC', 'mon', '12h'],
])('%j in %s: weeks begin on %s, clocks count %s', (tags, zone, weekStart, timeFormat) => {
  expect(guessHabits(tags, zone)).toEqual({ weekStart, timeFormat })
})

test('where weeks begin on a day that calendars here cannot, it stays open', () => {
  expect(guessHabits(['en'], 'Indian/Maldives')).toEqual({ timeFormat: '12h' })
})

test('without a country, weeks begin as the language has it', () => {
  expect(guessHabits(['he'], 'UTC')).toEqual({ weekStart: 'sun', timeFormat: '24h' })
  expect(guessHabits(['xx'], 'UTC')).not.toHaveProperty('weekStart')
})
