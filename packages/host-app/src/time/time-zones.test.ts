import { expect, test } from 'vitest'
import { guessTimeZone, searchZones, zoneChoices } from './time-zones.ts'

const winter = Date.parse('2026-12-01T00:00:00Z')
const choices = zoneChoices(winter, ['America/Buenos_Aires'])
const found = (typed: string) => searchZones(choices, typed).map(({ zone }) => zone)

test('a city is found before names that merely contain it', () => {
  expect(found('paris')[0]).toBe('Europe/Paris')
  expect(found('new york')).toContain('America/New_York')
  expect(found('New_York')).toContain('America/New_York')
})

test('a region shows its cities', () => {
  expect(found('europe').length).toBeGreaterThan(20)
})

test.each(['+5:30', 'utc+5:30', 'GMT+5:30'])('an offset is found: %s', (typed) => {
  expect(searchZones(choices, typed).every(({ offset }) => offset === 'UTC+5:30')).toBe(true)
  expect(found(typed).length).toBeGreaterThan(0)
})

test('a zone that is already chosen stays in the list', () => {
  expect(choices.some(({ zone }) => zone === 'America/Buenos_Aires')).toBe(true)
})

test('the offset is that of the season', () => {
  const summer = zoneChoices(Date.parse('2026-07-01T00:00:00Z'))
  expect(choices.find(({ zone }) => zone === 'Europe/Berlin')?.offset).toBe('UTC+1')
  expect(summer.find(({ zone }) => zone === 'Europe/Berlin')?.offset).toBe('UTC+2')
})

test('the zone of this machine is a zone', () => {
  expect(choices.some(({ zone }) => zone === guessTimeZone())).toBe(true)
})
