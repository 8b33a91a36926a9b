import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DaysOff, Hours, SlotRules } from '../index.ts'
import { DAY, explainSlot, findSlots, MINUTE, withDaysOff } from '../index.ts'

const WORK = [{ start: '09:00', end: '17:00' }]
const HOURS: Hours = {
  timeZone: 'UTC',
  weekly: { mon: WORK, tue: WORK, wed: WORK, thu: WORK, fri: WORK, sat: WORK, sun: WORK },
  overrides: [],
}
const FIRST = Date.parse('2027-12-20T00:00:00Z')
const DAYS = 20

function rulesOf(hours: Hours): SlotRules {
  return {
    now: FIRST - DAY,
    hours,
    duration: 30,
    increment: 30,
    bufferBefore: 0,
    bufferAfter: 0,
    minimumNotice: 0,
    window: { kind: 'indefinite' },
    limits: {},
    hostTimeZone: 'UTC',
    busy: [],
    countedStarts: [],
  }
}

const SPAN = { start: FIRST, end: FIRST + DAYS * DAY }
const startsOf = (hours: Hours) => findSlots({ ...rulesOf(hours), from: FIRST, to: FIRST + DAYS * DAY })
const dateOfDay = (day: number) => new Date(FIRST + day * DAY).toISOString().slice(0, 10)
const christmas: DaysOff = { holidays: [{ date: '2027-12-25', name: 'Christmas Day' }], away: [] }

test('hours without days off stay as they are', () => {
  expect(withDaysOff(HOURS, { holidays: [], away: [] }, SPAN)).toBe(HOURS)
})

test('a small span has the times of a large one, however long somebody is away', () => {
  const daysOff = { ...christmas, away: [{ from: '2027-01-01', to: '2027-12-23' }] }
  for (let day = 0; day < DAYS; day++) {
    const [from, to] = [FIRST + day * DAY, FIRST + (day + 1) * DAY]
    const near = withDaysOff(HOURS, daysOff, { start: from, end: to })
    const far = withDaysOff(HOURS, daysOff, SPAN)
    expect(near.overrides.length).toBeLessThan(18)
    expect(findSlots({ ...rulesOf(near), from, to })).toEqual(findSlots({ ...rulesOf(far), from, to }))
  }
})

test('a day off has no times, and all other days have those of the hours', () => {
  const day = fc.nat({ max: DAYS - 1 })
  const range = fc.tuple(day, fc.nat({ max: 5 })).map(([from, length]) => {
    return { from: dateOfDay(from), to: dateOfDay(from + length) }
  })
  const holiday = day.map((number) => ({ date: dateOfDay(number), name: 'Any' }))
  const daysOff = fc.record({
    holidays: fc.array(holiday, { maxLength: 4 }),
    away: fc.array(range, { maxLength: 3 }),
  })
  fc.assert(
    fc.property(daysOff, ({ holidays, away }) => {
      const isOff = (start: number) => {
        const date = new Date(start).toISOString().slice(0, 10)
        return (
          holidays.some((one) => one.date === date) || away.some(({ from, to }) => from <= date && date <= to)
        )
      }
      expect(startsOf(withDaysOff(HOURS, { holidays, away }, SPAN))).toEqual(
        startsOf(HOURS).filter((start) => !isOff(start)),
      )
    }),
    { numRuns: 100 },
  )
})

test('an override on a holiday is offered, unless its host is away', () => {
  const hours = { ...HOURS, overrides: [{ date: '2027-12-25', ranges: [{ start: '10:00', end: '11:00' }] }] }
  expect(withDaysOff(hours, christmas, SPAN).overrides).toEqual(hours.overrides)
  const away = [{ from: '2027-12-24', to: '2027-12-26' }]
  const starts = startsOf(withDaysOff(hours, { ...christmas, away }, SPAN))
  expect(starts).toEqual(startsOf(withDaysOff(HOURS, { holidays: [], away }, SPAN)))
})

test('hours over midnight end where a day off begins', () => {
  const night = [{ start: '22:00', end: '02:00' }]
  const weekly = { ...HOURS.weekly, fri: night, sat: [] }
  const starts = startsOf(withDaysOff({ ...HOURS, weekly }, christmas, SPAN))
  const friday = starts.filter((start) => new Date(start).toISOString().startsWith('2027-12-24'))
  const saturday = starts.filter((start) => new Date(start).toISOString().startsWith('2027-12-25'))
  expect(friday).toHaveLength(4)
  expect(saturday).toEqual([])
})

test('the reason names the holiday, or says that the host is away', () => {
  const morning = Date.parse('2027-12-25T10:00:00Z')
  const away = [{ from: '2027-12-24', to: '2027-12-26' }]
  expect(explainSlot(rulesOf(withDaysOff(HOURS, christmas, SPAN)), morning)).toEqual([
    { code: 'holiday', date: '2027-12-25', name: 'Christmas Day' },
  ])
  expect(explainSlot(rulesOf(withDaysOff(HOURS, { ...christmas, away }, SPAN)), morning)).toEqual([
    { code: 'time_away', date: '2027-12-25' },
  ])
  expect(explainSlot(rulesOf(withDaysOff(HOURS, christmas, SPAN)), morning - 8 * 60 * MINUTE)).toEqual([
    { code: 'outside_hours' },
  ])
})
