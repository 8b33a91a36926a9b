import type { EventType, PersonReasons } from '@scheduling/contract'
import { DAY, explainSlot, findSlots } from '@scheduling/domain'
import type { Reason, SlotRules } from '@scheduling/domain'
import type { Answers } from '../../fixtures/fixture.ts'
import { found, iso, notHere, NOW, refusal } from '../../fixtures/fixture.ts'
import { me } from '../accounts/fixture.ts'
import type { AvailabilityState } from '../availability/fixture.ts'
import { scheduleOf } from '../availability/fixture.ts'
import type { BookingsState } from '../bookings/fixture.ts'
import type { CalendarsState } from '../calendars/fixture.ts'
import type { EventTypesState } from '../event-types/fixture.ts'

export interface SlotsState {
  /** Of a team: who cannot come at any time, and why. Null: event types are of one host. */
  peopleReasons: PersonReasons[] | null
}

type State = AvailabilityState & BookingsState & CalendarsState & EventTypesState & SlotsState

function slotsAnswers(
  state: State,
): Answers<
  | 'GET /busy'
  | 'GET /slots'
  | 'GET /event-types/:id/slots'
  | 'POST /event-types/preview'
  | 'GET /event-types/:id/reasons'
  | 'GET /bookings/:id/slots'
  | 'GET /time-zones'
> {
  const eventType = (id: string) => found(state.eventTypes, id, 'event_type_not_found')
  return {
    'GET /busy': () => ({
      times: [
        ...state.bookings
          .filter(({ status }) => status === 'scheduled')
          .map(({ start, end }) => ({ start, end, calendars: [] })),
        ...state.calendarBusy.map(({ start, end, calendar }) => ({ start, end, calendars: [calendar] })),
      ],
    }),
    'GET /slots': notHere,
    'GET /event-types/:id/slots': ({ params, query }) => {
      const wanted = eventType(params.id)
      if (!wanted.isOn) throw refusal('event_type_off')
      return slotsOf(state, wanted, query)
    },
    'POST /event-types/preview': ({ body: { from, to, ...settings } }) =>
      slotsOf(state, { ...(state.eventTypes[0] as EventType), ...settings }, { from, to }),
    'GET /event-types/:id/reasons': ({ params, query }) => {
      const people = state.peopleReasons
      if (people) return { start: query.start, reasons: [{ code: 'too_few_people' as const }], people }
      const reasons = explainSlot(rulesOf(state, eventType(params.id)), Date.parse(query.start))
      return { start: query.start, reasons: reasons.map(presentReason) }
    },
    'GET /bookings/:id/slots': ({ query }) => slotsOf(state, state.eventTypes[0] as EventType, query),
    'GET /time-zones': () => ({ version: '2026f', told: '' }),
  }
}

function slotsOf(state: State, eventType: EventType, range: { from: string; to: string }) {
  const rules = rulesOf(state, eventType)
  const [from, to] = [Date.parse(range.from), Date.parse(range.to)]
  const starts = findSlots({ ...rules, from, to })
  const later = starts.length > 0 ? [] : findSlots({ ...rules, from: to, to: to + 90 * DAY })
  return { starts: starts.map(iso), next: later[0] === undefined ? null : iso(later[0]) }
}

function rulesOf(state: State, eventType: EventType): SlotRules {
  const { availability } = eventType
  const hours =
    availability.kind === 'custom'
      ? availability.hours
      : (state.schedules.find(({ id }) => id === availability.scheduleId) ?? scheduleOf({}))
  const confirmed = state.bookings.filter(({ status }) => status === 'scheduled')
  return {
    ...eventType,
    now: NOW,
    hours,
    hostTimeZone: me.timeZone,
    busy: [
      ...confirmed.map(({ id, start, end }) => ({
        start: Date.parse(start),
        end: Date.parse(end),
        source: id,
      })),
      ...state.calendarBusy.map(({ start, end }) => ({ start: Date.parse(start), end: Date.parse(end) })),
    ],
    countedStarts: [],
  }
}

function presentReason(reason: Reason) {
  switch (reason.code) {
    case 'busy':
    case 'buffer':
      return {
        code: reason.code,
        start: iso(reason.interval.start),
        end: iso(reason.interval.end),
        bookingId: reason.busy.source,
      }
    case 'minimum_notice':
      return { code: reason.code, earliest: iso(reason.earliest) }
    default:
      return { code: reason.code, ...('limit' in reason && { limit: reason.limit }) }
  }
}

export const slotsFixture = { state: (): SlotsState => ({ peopleReasons: null }), answers: slotsAnswers }
