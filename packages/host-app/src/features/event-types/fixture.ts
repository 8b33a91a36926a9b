import type { Api, DeletedEventType, EventType } from '@scheduling/contract'
import { EVENT_TYPE_DEFAULTS } from '@scheduling/contract/event-type-defaults'
import { DAY, limits } from '@scheduling/domain'
import type { Answers } from '../../fixtures/fixture.ts'
import { found, idOf, iso, NOW, refusal } from '../../fixtures/fixture.ts'
import { me } from '../accounts/fixture.ts'
import type { AvailabilityState } from '../availability/fixture.ts'

export function eventTypeOf(change: Partial<EventType>): EventType {
  return {
    id: idOf('event', 1),
    position: 0,
    name: 'Introduction',
    slug: '30min',
    description: 'Half an hour to get to know each other and see where I can help.',
    isOn: true,
    isSecret: false,
    offText: '',
    locations: [{ kind: 'google_meet' }],
    duration: 30,
    increment: 30,
    bufferBefore: 0,
    bufferAfter: 10,
    minimumNotice: 240,
    rescheduleNotice: 0,
    cancelNotice: 0,
    window: { kind: 'calendar_days', days: 60 },
    limits: { perDay: null, perWeek: null, perMonth: null },
    questions: [],
    availability: { kind: 'schedule', scheduleId: idOf('schedule', 1) },
    reminders: [{ amount: 24, unit: 'hours' }],
    confirmation: { kind: 'page' },
    allowGuests: true,
    confirmEmail: false,
    approval: null,
    video: null,
    seats: null,
    showSeatsLeft: false,
    given: null,
    createdAt: '2026-11-02T09:00:00Z',
    ...change,
  }
}

export const eventTypes: EventType[] = [
  eventTypeOf({}),
  eventTypeOf({
    id: idOf('event', 2),
    name: 'Product demo',
    slug: 'demo',
    duration: 45,
    increment: 15,
    description: 'A walk through everything, with time for questions.',
    locations: [{ kind: 'zoom' }, { kind: 'phone_call', value: '+49 30 1234567' }],
    questions: [
      { id: 'topic', type: 'large_text', label: 'What should we look at?', required: true },
      {
        id: 'size',
        type: 'dropdown',
        label: 'How many are you?',
        required: false,
        options: ['1–10', '11–50', '51+'],
      },
    ],
  }),
  eventTypeOf({
    id: idOf('event', 3),
    name: 'Office visit',
    slug: 'visit',
    duration: 60,
    increment: 60,
    isOn: false,
    description: 'Come by and have a coffee with us.',
    locations: [{ kind: 'address', value: 'Torstraße 1, Berlin' }],
    availability: { kind: 'schedule', scheduleId: idOf('schedule', 2) },
  }),
]

export interface EventTypesState {
  eventTypes: EventType[]
  /** What is deleted, as it comes back. */
  deletedEventTypes: EventType[]
  /** Of each event type. */
  upcomingMeetings: number
  suggestions: Api['GET /event-types/suggestions']['$result']
}

const eventTypesState = (): EventTypesState => ({
  eventTypes: structuredClone(eventTypes),
  deletedEventTypes: [],
  upcomingMeetings: 3,
  suggestions: { confirmEmail: null },
})

const deletedOf = ({ id, name, slug }: EventType): DeletedEventType => ({
  id,
  name,
  slug,
  deletedAt: iso(NOW),
  restorableUntil: iso(NOW + limits.DELETED_EVENT_TYPE_DAYS * DAY),
})

function eventTypesAnswers(
  state: AvailabilityState & EventTypesState,
): Answers<
  | 'GET /event-types'
  | 'GET /event-types/:id'
  | 'GET /event-types/deleted'
  | 'GET /event-types/:id/deletion'
  | 'POST /event-types/:id/restore'
  | 'POST /event-types'
  | 'GET /event-types/suggestions'
  | 'PATCH /event-types'
  | 'PATCH /event-types/:id'
  | 'DELETE /event-types/:id'
  | 'POST /event-types/:id/copy'
  | 'PUT /event-types/order'
  | 'GET /owners/:owner'
  | 'GET /owners/:owner/events/:event'
> {
  const eventType = (id: string) => found(state.eventTypes, id, 'event_type_not_found')
  return {
    'GET /event-types': () => ({ eventTypes: state.eventTypes }),
    'GET /event-types/:id': ({ params }) => eventType(params.id),
    'POST /event-types': ({ body }) => {
      if (state.eventTypes.some(({ slug }) => slug === body.slug)) throw refusal('slug_taken')
      const added = {
        ...structuredClone(EVENT_TYPE_DEFAULTS),
        availability: { kind: 'schedule', scheduleId: state.schedules[0]?.id ?? '' },
        ...body,
        given: null,
        id: crypto.randomUUID(),
        position: 0,
        createdAt: new Date(NOW).toISOString(),
      } as EventType
      state.eventTypes.unshift(added)
      return added
    },
    'GET /event-types/suggestions': () => state.suggestions,
    'PATCH /event-types': ({ body: { ids, confirmEmail } }) => {
      const changed = state.eventTypes.filter(
        (one) => (ids ?? [one.id]).includes(one.id) && one.confirmEmail !== confirmEmail,
      )
      for (const one of changed) one.confirmEmail = confirmEmail
      return { changed: changed.map(({ id }) => id) }
    },
    'PATCH /event-types/:id': ({ params, body }) => Object.assign(eventType(params.id), body),
    'GET /event-types/deleted': () => ({ eventTypes: state.deletedEventTypes.map(deletedOf) }),
    'GET /event-types/:id/deletion': () => ({ upcomingMeetings: state.upcomingMeetings }),
    'POST /event-types/:id/restore': ({ params }) => {
      const deleted = found(state.deletedEventTypes, params.id, 'event_type_not_found')
      const isSlugFree = state.eventTypes.every(({ slug }) => slug !== deleted.slug)
      const restored = isSlugFree ? deleted : { ...deleted, slug: `${deleted.slug}-2` }
      state.deletedEventTypes = state.deletedEventTypes.filter(({ id }) => id !== params.id)
      state.eventTypes.push(restored)
      return restored
    },
    'DELETE /event-types/:id': ({ params }) => {
      state.deletedEventTypes.unshift(eventType(params.id))
      state.eventTypes = state.eventTypes.filter(({ id }) => id !== params.id)
      return undefined
    },
    'POST /event-types/:id/copy': ({ params }) => {
      const original = eventType(params.id)
      const copy = {
        ...original,
        id: crypto.randomUUID(),
        slug: `${original.slug}-copy`,
        name: `${original.name} (copy)`,
        isOn: false,
      }
      state.eventTypes.unshift(copy)
      return copy
    },
    'PUT /event-types/order': ({ body }) => {
      state.eventTypes = (body?.ids ?? []).map((id) => eventType(id))
      return undefined
    },
    'GET /owners/:owner': ({ params }) => {
      if (params.owner !== me.link) throw refusal('owner_not_found')
      return { owner: owner(), events: state.eventTypes.map((event) => ({ ...event, video: null })) }
    },
    'GET /owners/:owner/events/:event': () => {
      throw refusal('event_type_not_found')
    },
  }
}

function owner() {
  const { userName: name, link, language, timeZone, weekStart, timeFormat } = me
  const colors = { background: null, text: null, button: null }
  return {
    name,
    link,
    language,
    timeZone,
    weekStart,
    timeFormat,
    colors,
    welcomeMessage: '',
    logo: null,
    avatar: null,
    background: null,
    hidesProductName: false,
  }
}

export const eventTypesFixture = { state: eventTypesState, answers: eventTypesAnswers }
