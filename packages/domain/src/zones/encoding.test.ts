import { afterEach, expect, test } from 'vitest'
import { DAY, HOUR } from '../time/time.ts'
import { readZonesFrom } from './changes.ts'
import { encodeZones, decodeZones } from './encoding.ts'
import { offsetAt, wallTimeOf } from './zones.ts'

const at = (text: string) => Date.parse(text)
const [FROM, UNTIL] = [at('2026-11-01T00:00Z'), at('2029-01-01T00:00Z')]

afterEach(() => readZonesFrom(() => undefined))

test('who is told has the same offsets, every six hours of the time told', () => {
  const zones = [
    'America/New_York',
    'Europe/Chisinau',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Pacific/Niue',
  ]
  const zoneSource = decodeZones(encodeZones(zones, FROM, UNTIL))
  const instants = Array.from({ length: ((UNTIL - FROM) / DAY) * 4 }, (_, index) => FROM + index * 6 * HOUR)
  for (const zone of zones) {
    const known = instants.map((instant) => offsetAt(zone, instant))
    readZonesFrom(zoneSource)
    expect([zone, instants.map((instant) => offsetAt(zone, instant))]).toEqual([zone, known])
    readZonesFrom(() => undefined)
  }
})

test('an older browser shows what it was told, and keeps to itself before and after', () => {
  const [from, until] = [at('2027-01-01T00:00Z'), at('2028-01-01T00:00Z')]
  // As if daylight saving time had been kept all year.
  readZonesFrom((name) =>
    name === 'america/chicago' ? { since: [from], offset: [-5 * HOUR], until: Infinity } : undefined,
  )
  const text = encodeZones(['America/Chicago'], from, until)
  expect(text.length).toBeLessThan(40)
  readZonesFrom(decodeZones(text))
  expect(wallTimeOf('America/Chicago', at('2027-01-15T12:00Z'))).toBe('07:00')
  expect(wallTimeOf('america/chicago', at('2027-12-31T12:00Z'))).toBe('07:00')
  expect(wallTimeOf('America/Chicago', at('2026-12-31T12:00Z'))).toBe('06:00')
  expect(wallTimeOf('America/Chicago', at('2028-01-15T12:00Z'))).toBe('06:00')
})

test('nothing told changes nothing', () => {
  readZonesFrom(decodeZones(''))
  expect(wallTimeOf('America/Chicago', at('2027-01-15T12:00Z'))).toBe('06:00')
})
