import type { Analytics } from '@scheduling/contract'
import { addDays, weekdayOf, WEEKDAYS } from '@scheduling/domain'
import { idOf } from '../../fixtures/fixture.ts'
import type { Answers } from '../../fixtures/fixture.ts'

const HOURS: Analytics['hours'] = [
  { weekday: 'mon', hour: 9, meetings: 9 },
  { weekday: 'tue', hour: 10, meetings: 14 },
  { weekday: 'wed', hour: 14, meetings: 12 },
  { weekday: 'thu', hour: 9, meetings: 17 },
  { weekday: 'fri', hour: 16, meetings: 6 },
  { weekday: 'sun', hour: 20, meetings: 1 },
]

export interface AnalyticsState {
  /** Nobody has visited yet. */
  hasNoVisitors: boolean
  /** Of an organization. */
  analyticsPeople: Analytics['people']
}

const analyticsState = (): AnalyticsState => ({ hasNoVisitors: false, analyticsPeople: [] })

function analyticsAnswers(state: AnalyticsState): Answers<'GET /analytics'> {
  return {
    'GET /analytics': ({ query }) => ({
      ...countsOf(query.from, query.to, state.hasNoVisitors ? 0 : 1),
      people: state.analyticsPeople,
    }),
  }
}

/** The counts of a host with free weekends. */
function countsOf(from: string, to: string, some: 0 | 1): Omit<Analytics, 'people'> {
  const days: Analytics['days'] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const at = days.length
    const work = WEEKDAYS.indexOf(weekdayOf(date)) < 5 ? some : 0
    days.push({
      date,
      views: work * (8 + ((at * 7) % 11)) + some,
      bookings: work * (1 + (at % 3)),
      rescheduled: work * (at % 5 === 0 ? 1 : 0),
      canceled: work * (at % 7 === 0 ? 1 : 0),
      completed: work * (at % 3),
    })
  }
  const sum = (what: 'views' | 'bookings' | 'rescheduled' | 'canceled' | 'completed') =>
    days.reduce((all, day) => all + day[what], 0)
  return {
    timeZone: 'Europe/Berlin',
    counts: {
      views: sum('views'),
      bookings: sum('bookings'),
      rescheduled: sum('rescheduled'),
      canceled: sum('canceled'),
      completed: sum('completed'),
    },
    days,
    weekdays: WEEKDAYS.map((weekday, at) => ({
      weekday,
      meetings: some * ([9, 14, 12, 17, 6, 0, 1][at] ?? 0),
    })),
    hours: some === 0 ? [] : HOURS,
    eventTypes:
      some === 0
        ? []
        : [
            {
              id: idOf('event', 1),
              name: 'Erstgespräch',
              bookings: 31,
              days: days.map((_, at) => (at * 5) % 4),
            },
            { id: idOf('event', 2), name: 'Project review', bookings: 12, days: days.map((_, at) => at % 2) },
          ],
    sources:
      some === 0
        ? []
        : [
            { source: null, bookings: 29 },
            { source: 'newsletter', bookings: 14 },
          ],
  }
}

export const analyticsFixture = { state: analyticsState, answers: analyticsAnswers }
