import type {
  Calendar,
  CalendarBusyTime,
  CalendarChoices,
  CalendarFeed,
  ChosenCalendar,
} from '@scheduling/contract'
import type { Answers } from '../../fixtures/fixture.ts'
import { idOf, iso, NOW } from '../../fixtures/fixture.ts'

export interface CalendarsState {
  calendars: Calendar[]
  calendarChoices: CalendarChoices
  calendarBusy: CalendarBusyTime[]
  calendarFeed: CalendarFeed
}

const calendarsState = (): CalendarsState => ({
  calendars: [],
  calendarChoices: { syncsCancelation: true },
  calendarBusy: [],
  calendarFeed: { createdAt: null },
})

/** The calendars of a new connection. */
export function calendarsOf(connectionId: string): Calendar[] {
  const calendar = (id: string, name: string, color: string, change: Partial<Calendar> = {}): Calendar => ({
    connectionId,
    id,
    name,
    color,
    isPrimary: false,
    canWrite: true,
    isBlocking: false,
    isTarget: false,
    whenUnread: { trustFor: null, afterwards: 'busy' },
    counted: ['tentative', 'out_of_office'],
    ...change,
  })
  return [
    calendar('main', 'noor@gmail.example', '#0090FF', { isPrimary: true, isBlocking: true, isTarget: true }),
    calendar('family', 'Family', '#F6BF26'),
    calendar('team', 'Team', '#33B679', { canWrite: false }),
  ]
}

function calendarsAnswers(
  state: CalendarsState,
): Answers<
  | 'GET /calendars'
  | 'PUT /calendars'
  | 'GET /calendars/choices'
  | 'PUT /calendars/choices'
  | 'GET /calendars/busy'
  | 'PUT /calendars/counted'
  | 'PUT /calendars/unread'
  | 'GET /calendar-feed'
  | 'POST /calendar-feed'
  | 'DELETE /calendar-feed'
> {
  return {
    'GET /calendar-feed': () => state.calendarFeed,
    'POST /calendar-feed': () => {
      state.calendarFeed = { createdAt: iso(NOW) }
      return { url: 'https://meet.example.com/api/v1/calendar-feed/secret', feed: state.calendarFeed }
    },
    'DELETE /calendar-feed': () => {
      state.calendarFeed = { createdAt: null }
    },
    'GET /calendars': () => ({ calendars: state.calendars }),
    'GET /calendars/busy': () => ({ times: state.calendarBusy, unread: [] }),
    'PUT /calendars/counted': ({ body: { counted, ...place } }) => {
      state.calendars = state.calendars.map((calendar) =>
        isAt(calendar, place) ? { ...calendar, counted } : calendar,
      )
      return { calendars: state.calendars }
    },
    'PUT /calendars/unread': ({ body: { whenUnread, ...place } }) => {
      state.calendars = state.calendars.map((calendar) =>
        isAt(calendar, place) ? { ...calendar, whenUnread } : calendar,
      )
      return { calendars: state.calendars }
    },
    'GET /calendars/choices': () => state.calendarChoices,
    'PUT /calendars/choices': ({ body }) => (state.calendarChoices = body),
    'PUT /calendars': ({ body: { blocking, target } }) => {
      state.calendars = state.calendars.map((calendar) => ({
        ...calendar,
        isBlocking: blocking.some((place) => isAt(calendar, place)),
        isTarget: target !== null && isAt(calendar, target),
      }))
      return { calendars: state.calendars }
    },
  }
}

function isAt(calendar: Calendar, place: ChosenCalendar): boolean {
  return place.connectionId === calendar.connectionId && place.id === calendar.id
}

/** The calendars of the first connection. */
export const someCalendars = (): Calendar[] => calendarsOf(idOf('connection', 1))

/** The main calendar on the day after the fixtures' present time. */
export const busyDay = (): CalendarBusyTime[] => {
  const busy = { connectionId: idOf('connection', 1), calendarId: 'main', calendar: 'noor@gmail.example' }
  return [
    { ...busy, start: '2026-11-25T08:00:00Z', end: '2026-11-25T09:00:00Z', title: 'Dentist' },
    { ...busy, start: '2026-11-25T11:00:00Z', end: '2026-11-25T12:00:00Z', title: 'Lunch with Sam' },
  ]
}

export const calendarsFixture = { state: calendarsState, answers: calendarsAnswers }
