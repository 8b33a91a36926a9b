import * as fc from 'fast-check'
import type {
  BookingLimits,
  BookingWindow,
  Busy,
  ClosedTime,
  DateOverride,
  HourRange,
  Hours,
  SlotQuestion,
  TeamQuestion,
} from '../src/index.ts'
import { changesOf, ZONES } from './zones.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Random questions, most of them within days of a real change of the clock. */
export const slotQuestion: fc.Arbitrary<SlotQuestion> = fc
  .constantFrom(...ZONES)
  .chain((zone) => momentIn(zone).chain((moment) => questionAround(zone, moment)))

/** Random teams of up to five people around one moment, some of them in two needs. */
export const teamQuestion: fc.Arbitrary<TeamQuestion> = fc
  .constantFrom(...ZONES)
  .chain((zone) => momentIn(zone).chain((moment) => teamAround(zone, moment)))

function teamAround(zone: string, moment: number): fc.Arbitrary<TeamQuestion> {
  const question = questionAround(zone, moment)
  const need = fc.record({
    take: fc.constantFrom(1, 1, 1, 2, 3),
    people: fc.uniqueArray(fc.nat({ max: 4 }), { maxLength: 4 }),
  })
  return fc
    .record({
      shared: question,
      own: fc.array(question, { minLength: 1, maxLength: 5 }),
      needs: fc.array(need, { minLength: 1, maxLength: 3 }),
      hasPage: fc.boolean(),
      isAlike: fc.boolean(),
    })
    .map(({ shared, own, needs, hasPage, isAlike }) => {
      const { from, to, now, duration, increment, minimumNotice } = shared
      const alike = { now, duration, increment, minimumNotice, ...(isAlike && { hours: shared.hours }) }
      const people = own.map((rules) => ({ ...rules, ...alike }))
      const known = needs.map(({ take, people: of }) => ({
        take,
        people: of.filter((person) => person < people.length),
      }))
      return { from, to, people, needs: known, ...(hasPage && { page: shared }) }
    })
}

const changes = new Map<string, number[]>()

function momentIn(zone: string): fc.Arbitrary<number> {
  if (!changes.has(zone)) changes.set(zone, changesOf(zone, 1935, 2040))
  const all = changes.get(zone) ?? []
  const recent = all.filter((change) => change > Date.UTC(2015, 0))
  const anyTime = minutes(Date.UTC(1935, 0) / MINUTE, Date.UTC(2040, 0) / MINUTE)
  const known = [all, recent].filter((list) => list.length > 0).map((list) => fc.constantFrom(...list))
  return fc.oneof(anyTime, ...known, ...known)
}

function questionAround(zone: string, moment: number): fc.Arbitrary<SlotQuestion> {
  const hostTimeZone = fc.oneof({ weight: 3, arbitrary: fc.constant(zone) }, fc.constantFrom(...ZONES))
  const near = instantNear(moment, 2)
  return fc
    .record({
      from: instantNear(moment, 1.5),
      length: fc.oneof(
        { weight: 30, arbitrary: minutes(1, 3 * 24 * 60) },
        { weight: 1, arbitrary: minutes(7 * 24 * 60, 40 * 24 * 60) },
      ),
      now: fc.oneof(
        instantNear(moment - 2 * DAY, 2),
        instantNear(moment, 1),
        instantNear(moment - 20 * DAY, 18),
      ),
      hours: hoursIn(zone, moment),
      picked: fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, fc.array(near, { maxLength: 6 })),
      duration: fc.oneof(fc.constantFrom(5, 15, 30, 45, 60, 90, 480, 1440), fc.integer({ min: 5, max: 200 })),
      increment: fc.oneof(fc.constantFrom(10, 15, 30, 45, 60, 240), fc.integer({ min: 5, max: 120 })),
      bufferBefore: buffer,
      bufferAfter: buffer,
      minimumNotice: fc.constantFrom(0, 0, 0, 1, 30, 240, 1440, 4000),
      window: windowAround(moment),
      limits,
      hostTimeZone,
      busy: fc.array(busyAround(moment), { maxLength: 6 }),
      closed: fc.oneof(
        { weight: 6, arbitrary: fc.constant(undefined) },
        fc.array(closedAround(moment), { maxLength: 2 }),
      ),
      countedStarts: fc.array(fc.oneof(near, instantNear(moment, 40)), { maxLength: 6 }),
    })
    .map(({ length, picked, closed, ...question }) => {
      return { ...question, ...(picked && { picked }), ...(closed && { closed }), to: question.from + length }
    })
}

function minutes(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min: Math.ceil(min), max: Math.floor(max) }).map((count) => count * MINUTE)
}

/** Mostly whole quarters of an hour from the moment, so that boundaries meet. */
function instantNear(moment: number, days: number): fc.Arbitrary<number> {
  const reach = days * 24 * 60
  return fc
    .oneof(
      fc.integer({ min: -reach / 15, max: reach / 15 }).map((count) => count * 15),
      fc.integer({ min: -reach, max: reach }),
    )
    .map((count) => moment + count * MINUTE)
}

const buffer = fc.oneof(fc.constantFrom(0, 0, 5, 10, 15, 60), fc.integer({ min: 0, max: 300 }))

const wallTime = fc
  .oneof(
    fc.integer({ min: 0, max: 96 }).map((count) => count * 15),
    fc.integer({ min: 0, max: 16 }).map((count) => count * 15),
    fc.integer({ min: 88, max: 96 }).map((count) => count * 15),
    fc.integer({ min: 0, max: 24 * 60 }),
    fc.constantFrom(0, 9 * 60, 17 * 60, 24 * 60),
  )
  .map((minute) =>
    [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':'),
  )

const range: fc.Arbitrary<HourRange> = fc.record({ start: wallTime, end: wallTime })

/** Some touch or overlap the one before. */
const ranges: fc.Arbitrary<HourRange[]> = fc.array(range, { maxLength: 3 }).chain((list) =>
  fc.constantFrom('as they are', 'touching').map((how) => {
    if (how === 'as they are') return list
    return list.map((one, index) => ({ ...one, start: list[index - 1]?.end ?? one.start }))
  }),
)

const wholeDay: fc.Arbitrary<HourRange[]> = fc.constant([{ start: '00:00', end: '24:00' }])
const someHours = fc.oneof({ weight: 5, arbitrary: ranges }, wholeDay)

function hoursIn(timeZone: string, moment: number): fc.Arbitrary<Hours> {
  const date = dateNear(timeZone, moment)
  const dayOff = fc.constantFrom({ code: 'time_away' } as const, { code: 'holiday', name: 'Any' } as const)
  const override: fc.Arbitrary<DateOverride> = fc.oneof(
    { weight: 3, arbitrary: fc.record({ date, ranges: fc.oneof(fc.constant<HourRange[]>([]), someHours) }) },
    fc.record({ date, ranges: fc.constant<HourRange[]>([]), dayOff }),
  )
  const day = someHours
  return fc.record({
    timeZone: fc.constant(timeZone),
    weekly: fc.record({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }),
    overrides: fc.oneof(fc.constant<DateOverride[]>([]), fc.array(override, { maxLength: 3 })),
  })
}

function dateNear(timeZone: string, moment: number, days = 3): fc.Arbitrary<string> {
  const date = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toPlainDate()
  return fc.integer({ min: -days, max: days }).map((count) => date.add({ days: count }).toString())
}

function windowAround(moment: number): fc.Arbitrary<BookingWindow> {
  const days = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 60 }))
  return fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('indefinite' as const) }) },
    fc.record({ kind: fc.constant('calendar_days' as const), days }),
    fc.record({ kind: fc.constant('weekdays' as const), days }),
    fc.record({
      kind: fc.constant('date_range' as const),
      from: dateNear('UTC', moment),
      to: dateNear('UTC', moment, 10),
    }),
  )
}

const limit = fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, fc.integer({ min: 1, max: 4 }))
const limits: fc.Arbitrary<BookingLimits> = fc.record({
  perDay: limit,
  perWeek: limit,
  perMonth: limit,
  weekStart: fc.constantFrom('mon', 'sat', 'sun'),
})

function closedAround(moment: number): fc.Arbitrary<ClosedTime> {
  return fc
    .record({
      start: instantNear(moment, 2),
      length: minutes(0, 2 * 24 * 60),
      code: fc.constantFrom('away' as const, 'too_far_ahead' as const),
    })
    .map(({ start, length, code }) => ({ code, start, end: start + length }))
}

function busyAround(moment: number): fc.Arbitrary<Busy> {
  const length = fc.oneof(fc.constantFrom(0, 15, 30, 60), fc.integer({ min: 0, max: 600 }))
  const stretch = fc.record({ start: instantNear(moment, 3), length, buffers: fc.tuple(buffer, buffer) })
  const calendarItem = stretch.map(({ start, length: count }) => ({ start, end: start + count * MINUTE }))
  const booking = stretch.map(({ start, length: count, buffers: [bufferBefore, bufferAfter] }) => {
    return { start, end: start + count * MINUTE, bufferBefore, bufferAfter }
  })
  const withSeats = booking.map((time) => ({ ...time, hasFreeSeats: true }))
  const allDay = fc.constantFrom(...ZONES).chain((timeZone) =>
    fc.record({ from: dateNear(timeZone, moment), to: dateNear(timeZone, moment) }).map((dates) => {
      return { allDay: { ...dates, timeZone } }
    }),
  )
  return fc.oneof(
    { weight: 6, arbitrary: calendarItem },
    { weight: 6, arbitrary: booking },
    withSeats,
    allDay,
  )
}
