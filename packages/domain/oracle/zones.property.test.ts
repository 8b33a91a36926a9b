import * as fc from 'fast-check'
import { getTimezoneOffset } from 'date-fns-tz/getTimezoneOffset'
import { expect, test } from 'vitest'
import { dateOf, instantOf, offsetAt, wallTimeOf } from '../src/index.ts'
import { boundary } from './slots.oracle.ts'
import { changesOf } from './zones.ts'

const HOUR = 3_600_000
const zones = Intl.supportedValuesOf('timeZone')

test(
  'every zone has the offsets of Temporal beside each of its changes since 2000',
  { timeout: 60_000 },
  () => {
    for (const zone of zones) {
      for (const change of changesOf(zone, 2000, 2040)) {
        for (const instant of [change - 1, change, change + 7 * 24 * HOUR]) {
          expect([zone, instant, offsetAt(zone, instant)]).toEqual([
            zone,
            instant,
            offsetShown(zone, instant),
          ])
        }
      }
    }
  },
)

test(
  'every zone has the offsets that date-fns-tz finds in Intl, at every hour that no change of the clocks is near',
  { timeout: 60_000 },
  () => {
    const hours = fc.integer({ min: Date.UTC(2024, 0) / HOUR, max: Date.UTC(2032, 0) / HOUR })
    fc.assert(
      fc.property(fc.constantFrom(...zones), hours, (zone, hour) => {
        const at = hour * HOUR
        // Within a day of a change, date-fns-tz may answer with the offset of the other side.
        fc.pre(offsetShown(zone, at - 24 * HOUR) === offsetShown(zone, at + 24 * HOUR))
        // It returns -0 for zero.
        const other = getTimezoneOffset(zone, new Date(at)) + 0
        expect([zone, at, offsetAt(zone, at)]).toEqual([zone, at, other])
      }),
      { numRuns: 2_000 },
    )
  },
)

test(
  'boundaries, dates and wall times are those of Temporal in every zone and century',
  { timeout: 60_000 },
  () => {
    const instants = fc.integer({ min: Date.UTC(1890, 0) / 1000, max: Date.UTC(2090, 0) / 1000 })
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (zone, second) => {
        const local = zoned(zone, second * 1000).toPlainDateTime()
        const date = local.toPlainDate().toString()
        const time = local.toPlainTime().toString({ smallestUnit: 'minute' })
        expect([dateOf(zone, second * 1000), wallTimeOf(zone, second * 1000)]).toEqual([date, time])
        const toTheMinute = local.round({ smallestUnit: 'minute', roundingMode: 'trunc' })
        expect(instantOf(zone, date, time)).toBe(boundary(zone, toTheMinute))
      }),
      { numRuns: 3000 },
    )
  },
)

function offsetShown(zone: string, instant: number): number {
  return zoned(zone, instant).offsetNanoseconds / 1_000_000
}

function zoned(zone: string, instant: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
}
