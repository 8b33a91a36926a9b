import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { HOUR } from '../time/time.ts'
import { readZonesFrom } from '../zones/changes.ts'
import { clockDate } from './clock-date.ts'

afterEach(() => readZonesFrom(() => undefined))

const AT = Date.parse('2027-03-14T02:30:00Z')

/** The fields that libraries read from such a date. */
function fields(zone: string): unknown[] {
  const date = clockDate(zone, AT) as Date & { withTimeZone: (zone: string) => Date }
  const shown = date.withTimeZone(zone)
  return [shown.getTime(), shown.getDate(), shown.getHours(), shown.getMinutes(), shown.getUTCHours()]
}

test.each([
  ['UTC', 14, 2, 30],
  ['Asia/Kathmandu', 14, 8, 15],
  ['America/New_York', 13, 21, 30],
])('a date shows what the clock of %s shows', (zone, ...shown) => {
  vi.stubEnv('TZ', 'America/New_York')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(fields(zone)).toEqual([AT, ...shown, 2])
})

test('by the newer zones where there are some, also when the library names the zone', () => {
  readZonesFrom((name) =>
    name === 'asia/tokyo' ? { since: [0], offset: [10 * HOUR], until: Infinity } : undefined,
  )
  expect(fields('Asia/Tokyo')).toEqual([AT, 14, 12, 30, 2])
})
