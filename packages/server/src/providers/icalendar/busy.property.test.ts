import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { casesOf } from '../../testing/cases.ts'
import { busyIn } from './busy.ts'
import { busyByTheRules } from './testing/calendar.oracle.ts'
import { madeCalendar, textOf } from './testing/made-calendars.ts'

const cases = casesOf(1_600)
const seed = process.env['CALENDAR_SEED'] ? Number(process.env['CALENDAR_SEED']) : undefined

// Each contains clock changes, and the last ones a new year.
const SPANS = ['2026-09-20/2027-01-20', '2027-02-15/2027-05-01', '2027-12-01/2028-04-15'].map((span) => {
  const [start = 0, end = 0] = span.split('/').map((date) => Date.parse(date))
  return { start, end }
})

test(
  `in ${cases} made calendars somebody is busy when the standard says so`,
  () => {
    fc.assert(
      fc.property(madeCalendar, fc.constantFrom(...SPANS), (made, span) => {
        const text = textOf(made)
        const calendarBusies = busyIn({ text, span, timeZone: 'Europe/Paris', addresses: [] })
        expect({ text, busy: shown(calendarBusies) }).toEqual({
          text,
          busy: shown(busyByTheRules(made, span)),
        })
      }),
      { numRuns: cases, seed },
    )
  },
  10_000 + cases * 60,
)

function shown(times: readonly { start: number; end: number }[]): string[] {
  const written = times.map(({ start, end }) =>
    [start, end].map((at) => new Date(at).toISOString()).join('/'),
  )
  return [...new Set(written)].toSorted()
}
