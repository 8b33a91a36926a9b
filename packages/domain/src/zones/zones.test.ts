import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '../time/time.ts'
import { isTimeZone, canonicalZone } from './changes.ts'
import { dateOf, instantOf, offsetAt, wallTimeOf } from './zones.ts'

const at = (text: string) => Date.parse(text)

test.each([
  ['Asia/Kolkata', true],
  ['Europe/Paris', true],
  ['US/Eastern', true],
  ['Etc/GMT+5', true],
  ['UTC', true],
  ['+05:30', false],
  ['Mars/Base', false],
  ['', false],
  // The Kelvin sign.
  ['Asia/\u212Aolkata', false],
])('knows whether %j is a time zone', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected)
  // Again, now that the answer may be cached.
  expect(isTimeZone(name)).toBe(expected)
})

test.each([
  ['europe/kyiv', 'Europe/Kyiv'],
  ['EUROPE/KIEV', 'Europe/Kiev'],
  ['america/port-au-prince', 'America/Port-au-Prince'],
  ['us/pacific', 'US/Pacific'],
  ['utc', 'UTC'],
  ['Mars/Base', 'Mars/Base'],
])('spells %s as %s', (typed, expected) => {
  expect(canonicalZone(typed)).toBe(expected)
})

test('names a zone that is unknown', () => {
  const message = 'invalid_time_zone: "Mars/Base"; expected an IANA name such as Europe/Paris'
  expect(() => offsetAt('Mars/Base', 0)).toThrow(message)
})

test.each([
  ['Asia/Kolkata', '2026-01-01T00:00Z', 5.5 * HOUR],
  ['Pacific/Chatham', '2026-01-01T00:00Z', 13.75 * HOUR],
  ['Europe/Dublin', '2026-01-01T00:00Z', 0],
  ['Europe/Dublin', '2026-07-01T00:00Z', HOUR],
  ['Australia/Lord_Howe', '2026-07-01T00:00Z', 10.5 * HOUR],
  ['Africa/Monrovia', '1971-12-31T00:00Z', -(44 * MINUTE + 30_000)],
  ['America/New_York', '2026-03-08T06:59:59.999Z', -5 * HOUR],
  ['America/New_York', '2026-03-08T07:00Z', -4 * HOUR],
])('the offset of %s at %s', (zone, instant, offset) => {
  expect(offsetAt(zone, at(instant))).toBe(offset)
})

test.each([
  ['Europe/Paris', '2026-07-01', '09:00', '2026-07-01T07:00Z'],
  ['Europe/Paris', '2026-07-01', '24:00', '2026-07-01T22:00Z'],
  ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:00Z'],
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30Z'],
  ['Pacific/Apia', '2011-12-30', '12:00', '2011-12-30T10:00Z'],
  ['Africa/Cairo', '2026-04-24', '00:00', '2026-04-23T22:00Z'],
])('in %s the boundary %s %s', (zone, date, time, instant) => {
  expect(instantOf(zone, date, time)).toBe(at(instant))
})

test.each([
  ['Pacific/Kiritimati', '2026-01-01T10:30Z', '2026-01-02', '00:30'],
  ['Pacific/Apia', '2011-12-30T09:59Z', '2011-12-29', '23:59'],
  ['Pacific/Apia', '2011-12-30T10:00Z', '2011-12-31', '00:00'],
  ['America/St_Johns', '2010-11-07T02:30:59Z', '2010-11-07', '00:00'],
  ['America/St_Johns', '2010-11-07T02:31Z', '2010-11-06', '23:01'],
  ['UTC', '1969-12-31T23:59:59.999Z', '1969-12-31', '23:59'],
])('the wall of %s at %s', (zone, instant, date, time) => {
  expect(dateOf(zone, at(instant))).toBe(date)
  expect(wallTimeOf(zone, at(instant))).toBe(time)
})

test('does not mind instants without a year in Intl', () => {
  expect(offsetAt('Europe/Paris', 8.64e15)).toBe(offsetAt('Europe/Paris', at('9999-12-31T00:00Z')))
  expect(offsetAt('UTC', -8.64e15)).toBe(0)
})
