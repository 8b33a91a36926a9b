import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY, dateOf, HOUR, isShownTwice, MINUTE, offsetAt, wallTimeOf } from '../src/index.ts'
import { timeWords } from '../src/words/index.ts'
import { changesOf } from './zones.ts'

const zones = Intl.supportedValuesOf('timeZone')
const TAGS = ['en-US', 'en-GB', 'de', 'he-IL'] as const
const PATIENCE = { timeout: 60_000 }

const minutes = fc.integer({ min: Date.UTC(2020, 0) / MINUTE, max: Date.UTC(2040, 0) / MINUTE })

test('what is said of an instant is what the clock shows, in every zone and language', PATIENCE, () => {
  const property = fc.property(
    fc.constantFrom(...zones),
    fc.constantFrom(...TAGS),
    fc.constantFrom('12h', '24h'),
    minutes,
    (zone, tag, timeFormat, minute) => {
      const at = minute * MINUTE
      const words = timeWords(tag, timeFormat)
      expect(readTime(words.time(zone, at))).toBe(wallTimeOf(zone, at))
      const [, year, month, day] = /^(\d+)-(\d+)-(\d+)$/.exec(dateOf(zone, at)) ?? []
      const said = words.fullDate(dateOf(zone, at))
      expect(
        said
          .match(/\d+/g)
          ?.map(Number)
          .toSorted((a, b) => a - b),
      ).toEqual([Number(day), Number(year)])
      expect(said).toContain(
        new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }).format(
          Date.UTC(2020, Number(month) - 1),
        ),
      )
    },
  )
  fc.assert(property, { numRuns: 3000 })
})

test('two instants of a day never read the same, around every change of every clock', PATIENCE, () => {
  const { time } = timeWords('en-GB', '24h')
  for (const zone of zones)
    for (const change of changesOf(zone, 2020, 2030)) {
      const day = Array.from({ length: 24 }, (_, index) => change - 3 * HOUR + index * 15 * MINUTE)
      const said = day.map((at) => `${dateOf(zone, at)} ${time(zone, at)}`)
      expect([zone, new Set(said).size]).toEqual([zone, day.length])
    }
})

test('a repeated time is one that another instant shows as well, and tells its offset', PATIENCE, () => {
  const near = fc.constantFrom(...zones).chain((zone) => {
    const changes = changesOf(zone, 2020, 2030)
    const around = changes.length > 0 ? fc.constantFrom(...changes) : fc.constant(Date.UTC(2025, 0))
    return fc.tuple(fc.constant(zone), around, fc.integer({ min: -180, max: 180 }))
  })
  const { time } = timeWords('de', '24h')
  const property = fc.property(near, ([zone, change, apart]) => {
    const at = change + apart * MINUTE
    const isTwice = Array.from({ length: 192 }, (_, index) => at - DAY + index * 15 * MINUTE).some(
      (other) => other !== at && other + offsetAt(zone, other) === at + offsetAt(zone, at),
    )
    expect([zone, at, isShownTwice(zone, at)]).toEqual([zone, at, isTwice])
    expect(time(zone, at).includes('GMT')).toBe(isTwice)
  })
  fc.assert(property, { numRuns: 3000 })
})

/** Parses the text as a reader understands it. */
function readTime(said: string): string {
  const [, hours, minute, half] = /^(\d+):(\d+)(?:\s([ap]))?/i.exec(said) ?? []
  const hour = Number(hours)
  const of24 = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${String(of24).padStart(2, '0')}:${minute}`
}
