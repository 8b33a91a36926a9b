import type { Analytics, DayCounts } from '@scheduling/contract'
import {
  addDays,
  dateOf,
  datesBetween,
  instantOf,
  minuteOfDay,
  wallTimeOf,
  WEEKDAYS,
  weekdayOf,
} from '@scheduling/domain'
import type { Instant, Interval, PlainDate, TimeZone, Weekday } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import { found } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import { findHost, namesOf } from '../hosts/operations.ts'
import type { BookingEvent } from '../bookings/events.ts'
import {
  bookingsByOrigin,
  bookingsBySource,
  meetingsByPerson,
  scheduledWithin,
} from '../bookings/operations.ts'
import { isOrganization } from '../organizations/operations.ts'
import { marksBetween, putMark, viewsBetween } from './store.ts'
import { VIEWS } from './views.ts'

type Counted = Exclude<keyof DayCounts, 'date'>

/** Of event types and sources. */
const RANKED_MAX = 10

const COUNTED_AS = {
  'booking.created': 'bookings',
  'booking.rescheduled': 'rescheduled',
  'booking.canceled': 'canceled',
} as const satisfies Record<BookingEvent['kind'], Counted>

/** The days from `from` to `to`, both included, in the host's time zone. */
export async function analyticsOf(
  context: Context,
  hostId: HostId,
  from: PlainDate,
  to: PlainDate,
): Promise<Analytics> {
  const { time_zone: timeZone } = found(await findHost(context, hostId), 'not_signed_in', hostId)
  const span = spanOfDays(timeZone, from, to)
  // Write what this process has counted so far.
  await context.service(VIEWS).write()
  const [views, marks, meetings, people, booked, sources] = await Promise.all([
    viewsBetween(context.db, hostId, from, to),
    marksBetween(context.db, hostId, span),
    scheduledWithin(context.db, hostId, span),
    peopleWithin(context, hostId, span),
    bookingsOnDays(context.db, hostId, datesBetween(from, to), timeZone),
    bookingsBySource(context.db, hostId, span, RANKED_MAX),
  ])
  const days = nothingOn(datesBetween(from, to))
  const count = (date: PlainDate, what: Counted, by = 1) => {
    const day = days.get(date)
    if (day) day[what] += by
  }
  for (const { day, views: seen } of views) count(day, 'views', seen)
  for (const { kind, at } of marks) count(dateOf(timeZone, at.getTime()), COUNTED_AS[kind])
  for (const { end } of meetings) if (end <= context.clock.now()) count(dateOf(timeZone, end), 'completed')
  const starts = meetings.filter(({ start }) => start >= span.start).map(({ start }) => start)
  return {
    timeZone,
    counts: sumOf([...days.values()]),
    days: [...days.values()],
    weekdays: weekdaysOf(starts.map((start) => dateOf(timeZone, start))),
    hours: hoursOf(starts, timeZone),
    eventTypes: booked.slice(0, RANKED_MAX),
    sources,
    people,
  }
}

/** Nobody for a host who is one person. */
async function peopleWithin(
  { db }: Pick<Context, 'db'>,
  hostId: HostId,
  span: Interval,
): Promise<Analytics['people']> {
  if (!(await isOrganization(db, hostId))) return []
  const counts = await meetingsByPerson(db, hostId, span)
  const names = await namesOf(
    db,
    counts.map(({ person }) => person),
  )
  return counts.flatMap(({ person, meetings }) => {
    const name = names.get(person)
    return name === undefined ? [] : [{ id: person, name, meetings }]
  })
}

function nothingOn(dates: readonly PlainDate[]): Map<PlainDate, DayCounts> {
  const nothing = { views: 0, bookings: 0, rescheduled: 0, canceled: 0, completed: 0 }
  return new Map(dates.map((date) => [date, { date, ...nothing }]))
}

function sumOf(days: readonly DayCounts[]): Omit<DayCounts, 'date'> {
  const sum = (what: Counted) => days.reduce((all, day) => all + day[what], 0)
  return {
    views: sum('views'),
    bookings: sum('bookings'),
    rescheduled: sum('rescheduled'),
    canceled: sum('canceled'),
    completed: sum('completed'),
  }
}

function weekdaysOf(dates: readonly PlainDate[]): Analytics['weekdays'] {
  const byWeekday = Map.groupBy(dates, weekdayOf)
  return WEEKDAYS.map((weekday) => ({ weekday, meetings: byWeekday.get(weekday)?.length ?? 0 }))
}

/**
 * How often event types, and everything else that can be booked, were booked on each of these days, which follow each
 * other. The most booked first.
 */
export async function bookingsOnDays(
  db: Db,
  hostId: HostId,
  dates: readonly PlainDate[],
  timeZone: TimeZone,
): Promise<Analytics['eventTypes']> {
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return []
  const origins = await bookingsByOrigin(db, hostId, spanOfDays(timeZone, first, last))
  const ranked = [...Map.groupBy(origins, ({ id }) => id)].map(([id, parts]) => {
    const onDay = new Map<PlainDate, number>()
    for (const { at, bookings } of parts) {
      const date = dateOf(timeZone, at.getTime())
      onDay.set(date, (onDay.get(date) ?? 0) + bookings)
    }
    const bookings = parts.reduce((sum, part) => sum + part.bookings, 0)
    // It may have been renamed meanwhile.
    return { id, name: parts.at(-1)?.name ?? '', bookings, days: dates.map((date) => onDay.get(date) ?? 0) }
  })
  return ranked.toSorted((a, b) => b.bookings - a.bookings)
}

/** Both days included. */
function spanOfDays(timeZone: TimeZone, from: PlainDate, to: PlainDate): Interval {
  return { start: instantOf(timeZone, from, '00:00'), end: instantOf(timeZone, addDays(to, 1), '00:00') }
}

function hoursOf(starts: readonly Instant[], timeZone: TimeZone): Analytics['hours'] {
  const byHour = Map.groupBy(starts, (start) => {
    const hour = Math.floor(minuteOfDay(wallTimeOf(timeZone, start)) / 60)
    return WEEKDAYS.indexOf(weekdayOf(dateOf(timeZone, start))) * 24 + hour
  })
  return [...byHour]
    .toSorted(([first], [second]) => first - second)
    .map(([at, { length: meetings }]) => ({
      weekday: WEEKDAYS[Math.floor(at / 24)] as Weekday,
      hour: at % 24,
      meetings,
    }))
}

/** Repeat: changes nothing. */
export async function markBooking(
  { db }: Pick<Context, 'db'>,
  { hostId, id, kind, occurredAt }: BookingEvent,
): Promise<void> {
  await putMark(db, { host_id: hostId, id, kind, at: new Date(occurredAt) })
}
