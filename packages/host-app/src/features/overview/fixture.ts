import type { Overview } from '@scheduling/contract'
import { addDays, dateOf, datesBetween } from '@scheduling/domain'
import type { Answers } from '../../fixtures/fixture.ts'
import { idOf, NOW } from '../../fixtures/fixture.ts'
import { bookings } from '../bookings/fixture.ts'

export interface OverviewState {
  overview: Overview
}

const today = dateOf('Europe/Berlin', NOW)
const days = datesBetween(addDays(today, -13), today)
const booked = [
  {
    eventType: { id: idOf('event', 1), name: 'Introduction' },
    bookings: 24,
    days: days.map((_, at) => (at * 5) % 4),
  },
  {
    eventType: { id: idOf('event', 2), name: 'Product demo' },
    bookings: 7,
    days: days.map((_, at) => at % 2),
  },
  { eventType: null, bookings: 2, days: days.map((_, at) => (at > 11 ? 1 : 0)) },
]

const overviewState = (): OverviewState => ({
  overview: {
    meetings: bookings.filter(({ start }) => Date.parse(start) > NOW).slice(0, 3),
    polls: [{ id: idOf('poll', 1), name: 'Quarterly review', votes: 4 }],
    available: { eventName: 'Introduction', start: '2026-11-25T08:00:00Z' },
    recent: { days, bookings: 33, booked },
  },
})

function overviewAnswers(state: OverviewState): Answers<'GET /overview'> {
  return { 'GET /overview': () => state.overview }
}

export const overviewFixture = { state: overviewState, answers: overviewAnswers }
