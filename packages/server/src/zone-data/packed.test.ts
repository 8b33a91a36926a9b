/// <reference lib="esnext.temporal" />
import { dateOf, offsetAt, readZonesFrom, wallTimeOf } from '@scheduling/domain'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterEach, expect, test } from 'vitest'
import { readPacked } from './packed.ts'

const file = createRequire(import.meta.url).resolve('moment-timezone/data/packed/latest.json')
const text = readFileSync(file, 'utf8')
const data = readPacked(text)
const HOUR = 3_600_000

/** Their clocks differ from those of Node 26 (2026c), or did in years that nobody books. */
const NEWER = ['America/Havana', 'America/Inuvik', 'America/Winnipeg']
const LONG_AGO = ['America/Bogota', 'Asia/Tehran']

afterEach(() => readZonesFrom(() => undefined))

test('every zone that did not change has every change that Intl has, since 1970', { timeout: 60_000 }, () => {
  const [from, to] = [Date.UTC(1970, 0), Date.UTC(2060, 0)]
  const aliases = new Set(NEWER.map((zone) => data.lineOf(zone.toLowerCase())))
  const compared = data.names.filter((name) => {
    const isKnown = Intl.supportedValuesOf('timeZone').includes(name)
    return isKnown && !aliases.has(data.lineOf(name.toLowerCase())) && !LONG_AGO.includes(name)
  })
  expect(compared.length).toBeGreaterThan(400)
  for (const name of compared) {
    const { since, offset } = data.recordOf(name.toLowerCase())!
    const ours = since.flatMap((at, index) => (at < to ? [[at, offset[index]]] : []))
    expect([name, ours]).toEqual([name, changesInIntl(name, from, to)])
  }
})

test.each([
  ['America/Winnipeg', '2026-11-02T15:00Z', -5],
  ['America/Winnipeg', '2027-01-15T12:00Z', -5],
  ['Canada/Central', '2027-01-15T12:00Z', -5],
  ['America/Inuvik', '2026-12-01T12:00Z', -6],
  ['America/Havana', '2026-12-01T12:00Z', -4],
  ['America/Havana', '2027-12-01T12:00Z', -5],
  ['America/Winnipeg', '2025-12-01T12:00Z', -6],
])('%s at %s is %d hours from UTC', (zone, instant, hours) => {
  readZonesFrom(data.recordOf)
  expect(offsetAt(zone, Date.parse(instant))).toBe(hours * HOUR)
})

test('before 1970 and after 2100 Intl counts, on both sides of the data', () => {
  readZonesFrom(data.recordOf)
  expect(offsetAt('Europe/Berlin', Date.UTC(1945, 6, 1))).toBe(3 * HOUR)
  expect(offsetAt('Europe/Berlin', Date.UTC(1969, 11, 31, 23, 59, 59))).toBe(HOUR)
  expect(offsetAt('Europe/Berlin', Date.UTC(2099, 6, 1))).toBe(2 * HOUR)
  expect(offsetAt('Europe/Berlin', Date.UTC(2150, 6, 1))).toBe(2 * HOUR)
  expect(dateOf('Africa/Monrovia', Date.UTC(1971, 0, 1, 0, 44))).toBe('1970-12-31')
  expect(wallTimeOf('Africa/Monrovia', Date.UTC(1971, 0, 1, 0, 45))).toBe('00:00')
})

test('a name that the data does not have is left to Intl', () => {
  expect(data.recordOf('mars/base')).toBeUndefined()
  readZonesFrom(data.recordOf)
  expect(() => offsetAt('Mars/Base', 0)).toThrow('invalid_time_zone')
})

test.each<[name: string, change: (whole: Packed) => object, message: string]>([
  ['another file', () => ({ hello: 'world' }), 'version'],
  ['no version', (whole) => ({ ...whole, version: 'latest' }), 'version'],
  ['a zone in another form', (whole) => ({ ...whole, zones: [...whole.zones, 'Mars/Base'] }), 'zones'],
  ['a link to nowhere in particular', (whole) => ({ ...whole, links: ['a|b|c'] }), 'links'],
  ['too many zones', (whole) => ({ ...whole, zones: Array(2_001).fill(whole.zones[0]) }), 'zones'],
  ['too few years', (whole) => ({ ...whole, zones: ['America/New_York|E|50|0|'] }), 'ends'],
])('refuses %s', (_, change, message) => {
  const changed = change(JSON.parse(text) as Packed)
  expect(() => readPacked(JSON.stringify(changed))).toThrow(message)
})

test.each([
  ['an offset that no clock has', 'Mars/Base|A|0 zz|01|1|'],
  ['an offset that is not there', 'Mars/Base|A|0|01|1|'],
  ['changes that are not in order', 'Mars/Base|A B C|0 60 0|012|100 -1|'],
])('refuses %s', (_, zone) => {
  const whole = JSON.parse(text) as Packed
  const read = readPacked(JSON.stringify({ ...whole, zones: [...whole.zones, zone] }))
  expect(() => read.recordOf('mars/base')).toThrow('Mars/Base')
})

interface Packed {
  zones: string[]
}

function changesInIntl(zone: string, from: number, to: number): [number, number][] {
  let at = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone)
  const changes: [number, number][] = [[from, at.offsetNanoseconds / 1e6]]
  for (;;) {
    const next = at.getTimeZoneTransition('next')
    if (!next || next.epochMilliseconds >= to) return changes
    const offset = next.offsetNanoseconds / 1e6
    if (offset !== changes.at(-1)?.[1]) changes.push([next.epochMilliseconds, offset])
    at = next
  }
}
