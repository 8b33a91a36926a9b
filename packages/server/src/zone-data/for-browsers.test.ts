import { offsetAt, readZonesFrom, overriddenOffsetAt, decodeZones } from '@scheduling/domain'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { MOVED_TOKYO, newerZones } from '../testing/newer-zones.ts'
import { CHANGED_SINCE_2024A, tellBrowsers } from './for-browsers.ts'
import { readPacked } from './packed.ts'

const require = createRequire(import.meta.url)
const text = readFileSync(require.resolve('moment-timezone/data/packed/latest.json'), 'utf8')
const released = readPacked(text)
const NOW = Date.parse('2026-11-22T12:00Z')
const HOUR = 3_600_000

afterEach(() => readZonesFrom(() => undefined))

test('the list names every zone that a browser with the data of 2024a shows wrongly', () => {
  const old = readPacked(
    readFileSync(require.resolve('moment-timezone-2024a/data/packed/latest.json'), 'utf8'),
  )
  expect(old.version).toBe('2024a')
  const instants = Array.from({ length: 60 }, (_, month) => NOW + month * 28 * 24 * HOUR + HOUR)
  const offsets = (data: typeof old, zone: string) => {
    readZonesFrom(data.recordOf)
    return instants.map((at) => offsetAt(zone, at))
  }
  const changed = Intl.supportedValuesOf('timeZone').filter((zone) => {
    // A zone that was named after that release is completely new to such a browser.
    if (old.recordOf(zone.toLowerCase()) === undefined) return false
    return String(offsets(old, zone)) !== String(offsets(released, zone))
  })
  expect(CHANGED_SINCE_2024A).toEqual(expect.arrayContaining(changed))
})

test('a browser is told of all that changed, in a few hundred bytes', () => {
  readZonesFrom(released.recordOf)
  const told = tellBrowsers({ data: released, released }).page(NOW, ['Europe/Berlin'])
  expect(brotliCompressSync(told).length).toBeLessThan(330)
  readZonesFrom(decodeZones(told))
  expect(offsetAt('America/Winnipeg', Date.parse('2027-01-15'))).toBe(-5 * HOUR)
  expect(offsetAt('America/Vancouver', Date.parse('2027-01-15'))).toBe(-7 * HOUR)
})

test('a zone that the page shows is told under the name that the page uses', () => {
  readZonesFrom(released.recordOf)
  const { page: tell } = tellBrowsers({ data: released, released })
  expect(tell(NOW, [])).not.toContain('Canada/Central')
  readZonesFrom(decodeZones(tell(NOW, ['Canada/Central', 'Europe/Berlin', 'Canada/Central'])))
  expect(offsetAt('Canada/Central', Date.parse('2027-01-15'))).toBe(-5 * HOUR)
})

test('the dashboard is told under every name, and of meetings of long ago', () => {
  readZonesFrom(released.recordOf)
  const later = Date.parse('2028-06-01T12:00Z')
  const told = tellBrowsers({ data: released, released }).dashboard(later)
  expect(brotliCompressSync(told).length).toBeLessThan(500)
  readZonesFrom(decodeZones(told))
  for (const zone of ['America/Winnipeg', 'Canada/Central', 'America/Rainy_River'])
    expect(overriddenOffsetAt(zone, Date.parse('2026-12-01'))).toBe(-5 * HOUR)
})

test('what newer data changes is told without a release', () => {
  const data = readPacked(newerZones(MOVED_TOKYO))
  readZonesFrom(data.recordOf)
  const told = tellBrowsers({ data, released }).page(NOW, [])
  readZonesFrom(decodeZones(told))
  expect(offsetAt('Asia/Tokyo', NOW)).toBe(10 * HOUR)
})
