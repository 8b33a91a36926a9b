import type { Api, BookingApproval, BookingEmail, HostBooking } from '@scheduling/contract'
import { DAY, HOUR } from '@scheduling/domain'
import type { Answers } from '../../fixtures/fixture.ts'
import { found, idOf, iso, notHere, NOW, refusal } from '../../fixtures/fixture.ts'

export function bookingOf(change: Partial<HostBooking>): HostBooking {
  const start = change.start ?? iso(NOW + DAY)
  return {
    id: idOf('booking', 1),
    status: 'scheduled',
    start,
    end: iso(Date.parse(start) + HOUR / 2),
    date: null,
    duration: 30,
    eventName: 'Introduction',
    location: { kind: 'google_meet' },
    invitee: {
      name: 'Noa Levi',
      email: 'noa@example.com',
      timeZone: 'Asia/Jerusalem',
      language: 'il',
    },
    guests: [],
    answers: [{ label: 'What would you like to talk about?', answer: 'Moving our booking page over.' }],
    formerStart: null,
    rescheduleReason: null,
    cancelReason: null,
    canceledBy: null,
    bookedAt: iso(NOW - 2 * DAY),
    erasure: null,
    eventTypeId: idOf('event', 1),
    tracking: {},
    rescheduledBy: null,
    inviteeStart: null,
    inviteeEnd: null,
    receipt: {
      at: iso(NOW - 2 * DAY),
      schedule: { id: idOf('schedule', 1), name: 'Working hours', version: 3 },
      rules: {
        minimumNotice: 240,
        window: { kind: 'calendar_days', days: 60 },
        limits: { perDay: 3, perWeek: null, perMonth: null },
        bufferBefore: 0,
        bufferAfter: 15,
      },
      sources: [
        { name: 'bookings', asOf: iso(NOW - 2 * DAY) },
        { name: 'holds', asOf: iso(NOW - 2 * DAY) },
      ],
    },
    outcome: 'scheduled',
    seats: null,
    ...change,
  }
}

const INVITEES = [
  ['Noa Levi', 'noa@example.com', 'Asia/Jerusalem'],
  ['James Okafor', 'james@example.org', 'Europe/London'],
  ['María José Fernández', 'mj@example.net', 'America/Mexico_City'],
  ['Lena Schmidt', 'lena@example.de', 'Europe/Berlin'],
  ['Priya Raman', 'priya@example.in', 'Asia/Kolkata'],
] as const

/** Who can take meetings of the fixtures' organization. */
export const COLLEAGUES = ['Ada Mensah', 'Bo Lindqvist', 'Cleo Marin', 'Dana Katz'].map((name, index) => ({
  id: idOf('colleague', index + 1),
  name,
}))

/** Why the first of them took a meeting. */
function turnOf() {
  return {
    person: COLLEAGUES[0]!.id,
    poolId: 'everybody',
    pool: 'Everybody',
    period: '2026-11-01',
    cause: 'furthest_behind' as const,
    free: 3,
    meetings: 2,
    share: 2.75,
  }
}

/** Meetings before and after the fixtures' present time, including one of each outcome. */
export const bookings: HostBooking[] = Array.from({ length: 34 }, (_, index) => {
  const [name, email, timeZone] = INVITEES[index % INVITEES.length] as (typeof INVITEES)[number]
  const day = Math.floor((index - 6) / 2)
  const start = iso(Date.parse('2026-11-24T00:00:00Z') + day * DAY + (9 + (index % 2) * 4) * HOUR)
  const isPast = Date.parse(start) < NOW
  return bookingOf({
    id: idOf('booking', index),
    start,
    eventName: index % 3 === 0 ? 'Product demo' : 'Introduction',
    location: index % 3 === 0 ? { kind: 'zoom' } : { kind: 'google_meet' },
    invitee: { name, email, timeZone, language: 'en' },
    guests: index % 4 === 0 ? ['sam@example.com'] : [],
    outcome: isPast ? 'completed' : 'scheduled',
    ...(index === 8 && {
      outcome: 'rescheduled' as const,
      formerStart: iso(NOW + 3 * DAY),
      rescheduleReason: 'A train was late.',
      rescheduledBy: 'invitee' as const,
    }),
    ...(index === 10 && {
      status: 'canceled' as const,
      outcome: 'canceled' as const,
      canceledBy: 'invitee' as const,
      cancelReason: 'We found a solution already.',
    }),
    ...(index === 3 && {
      people: COLLEAGUES.slice(0, 1),
      receipt: { ...bookingOf({}).receipt, turns: [turnOf()] },
    }),
    ...(index === 12 && { people: COLLEAGUES.slice(0, 1) }),
    ...(index === 14 && { people: COLLEAGUES.slice(0, 2) }),
    tracking: index === 7 ? { utm_source: 'newsletter', utm_campaign: 'autumn' } : {},
  })
})

/** Three invitees who share a time. */
export const bookingsOfClass: HostBooking[] = [0, 1, 2].map((index) => {
  const [name, email, timeZone] = INVITEES[index] as (typeof INVITEES)[number]
  return bookingOf({
    id: idOf('booking', 50 + index),
    eventName: 'Office hours',
    invitee: { name, email, timeZone, language: 'en' },
    seats: { taken: 3, total: 10 },
  })
})

export const approvals: BookingApproval[] = [
  {
    id: idOf('approval', 1),
    eventName: 'Product demo',
    start: iso(NOW + 3 * DAY),
    end: iso(NOW + 3 * DAY + HOUR / 2),
    invitee: { name: 'Noa Levi', email: 'noa@example.com', timeZone: 'Asia/Jerusalem' },
    guests: [],
    answers: [{ label: 'What should we look at?', answer: 'Booking pages for two teams.' }],
    askedAt: iso(NOW - HOUR),
    until: iso(NOW + DAY),
    unanswered: 'decline',
    offered: null,
    proposed: null,
    canOffer: true,
  },
]

/** Emails of which the invitee's was refused. */
export const emails: BookingEmail[] = [
  {
    kind: 'confirmation',
    audience: 'guest',
    address: 'sam@example.com',
    state: 'trying',
    queuedAt: iso(NOW - HOUR),
    at: iso(NOW - HOUR),
    answer: null,
  },
  {
    kind: 'confirmation',
    audience: 'invitee',
    address: 'lena@example.de',
    state: 'refused',
    queuedAt: iso(NOW - 2 * DAY),
    at: iso(NOW - 2 * DAY),
    answer: '550 5.1.1 No such user here',
  },
  {
    kind: 'confirmation',
    audience: 'host',
    address: null,
    state: 'sent',
    queuedAt: iso(NOW - 2 * DAY),
    at: iso(NOW - 2 * DAY),
    answer: null,
  },
]

export interface BookingsState {
  bookings: HostBooking[]
  emails: BookingEmail[]
  approvals: BookingApproval[]
  /** The host is busy at all times that they offer. */
  busyStarts: boolean
}

const bookingsState = (): BookingsState => ({
  bookings: structuredClone(bookings),
  emails: [],
  approvals: [],
  busyStarts: false,
})

function bookingsAnswers(
  state: BookingsState,
): Answers<
  | 'GET /bookings'
  | 'GET /bookings/:id'
  | 'GET /bookings/:id/emails'
  | 'POST /bookings/:id/emails/confirmation'
  | 'GET /bookings/:id/people'
  | 'POST /bookings/:id/reassign'
  | 'POST /bookings/:id/reschedule'
  | 'POST /bookings/:id/cancel'
  | 'POST /bookings/:id/no-show'
  | 'PUT /bookings/:id/notes'
  | 'PUT /bookings/:id/guests'
  | 'PUT /bookings/:id/location'
  | 'POST /bookings'
  | 'POST /bookings/by-host'
  | 'POST /bookings/confirm'
  | ApprovalRoutes
  | 'POST /bookings/hold'
  | 'POST /bookings/hold/mail'
  | 'GET /manage'
  | 'GET /manage/slots'
  | 'POST /manage/reschedule'
  | 'POST /manage/cancel'
> {
  const booking = (id: string) => found(state.bookings, id, 'booking_not_found')
  return {
    'GET /bookings': ({ query }) => listBookings(state, query ?? {}),
    'GET /bookings/:id': ({ params }) => booking(params.id),
    ...emailsAnswers(state),
    'GET /bookings/:id/people': ({ params }) => {
      const coming = booking(params.id).people ?? []
      return {
        people: COLLEAGUES.map((one) => ({
          ...one,
          isComing: coming.some(({ id }) => id === one.id),
          isFree: one.name !== 'Cleo Marin',
          ...(one.name === 'Dana Katz' && { isOutside: true as const }),
        })),
      }
    },
    'POST /bookings/:id/reassign': ({ params, body: { from, to } }) => {
      const handed = booking(params.id)
      const people = handed.people ?? []
      const next = COLLEAGUES.find(({ id, name }) => (to === null ? name === 'Bo Lindqvist' : id === to))
      const goes = from ?? people[0]?.id
      return Object.assign(handed, { people: people.map((one) => (one.id === goes && next ? next : one)) })
    },
    'POST /bookings/:id/reschedule': ({ params, body }) => {
      const moved = booking(params.id)
      const length = Date.parse(moved.end) - Date.parse(moved.start)
      for (const one of changedTogether(state, moved, body.allInvitees))
        Object.assign(one, {
          formerStart: one.start,
          start: body.start,
          end: new Date(Date.parse(body.start) + length).toISOString(),
          rescheduleReason: body.reason ?? null,
          rescheduledBy: 'host',
          outcome: 'rescheduled',
        })
      return moved
    },
    'POST /bookings/:id/cancel': ({ params, body }) => {
      const canceled = booking(params.id)
      for (const one of changedTogether(state, canceled, body?.allInvitees))
        Object.assign(one, {
          status: 'canceled',
          outcome: 'canceled',
          canceledBy: 'host',
          cancelReason: body?.reason ?? null,
        })
      return canceled
    },
    'POST /bookings/:id/no-show': ({ params, body: { who } }) => {
      const marked = booking(params.id)
      const { noShow: _, ...rest } = marked
      state.bookings = state.bookings.map((one) =>
        one === marked ? { ...rest, ...(who && { noShow: who }) } : one,
      )
      return booking(params.id)
    },
    'PUT /bookings/:id/guests': ({ params, body: { guests } }) =>
      Object.assign(booking(params.id), { guests }),
    'PUT /bookings/:id/location': ({ params, body: { location } }) =>
      Object.assign(booking(params.id), { location }),
    'PUT /bookings/:id/notes': ({ params, body: { notes } }) => Object.assign(booking(params.id), { notes }),
    ...approvalsAnswers(state),
    'POST /bookings': notHere,
    'POST /bookings/by-host': ({ body }) => bookByHost(state, body),
    'POST /bookings/confirm': notHere,
    'POST /bookings/hold': notHere,
    'POST /bookings/hold/mail': notHere,
    'GET /manage': notHere,
    'GET /manage/slots': notHere,
    'POST /manage/reschedule': notHere,
    'POST /manage/cancel': notHere,
  }
}

/** A booking, or all bookings of its time. */
function changedTogether(state: BookingsState, booking: HostBooking, allInvitees = false): HostBooking[] {
  const { seats, start } = booking
  return allInvitees && seats ? state.bookings.filter((one) => one.seats && one.start === start) : [booking]
}

type ApprovalRoutes =
  | 'GET /booking-approvals'
  | 'POST /booking-approvals/:id/approve'
  | 'POST /booking-approvals/:id/approve-proposed'
  | 'POST /booking-approvals/:id/decline'
  | 'POST /booking-approvals/:id/offer'
  | 'DELETE /booking-approvals/:id/offer'

function approvalsAnswers(state: BookingsState): Answers<ApprovalRoutes> {
  return {
    'GET /booking-approvals': () => ({ requests: state.approvals }),
    'POST /booking-approvals/:id/approve': ({ params }) => approved(state, answered(state, params.id)),
    'POST /booking-approvals/:id/approve-proposed': ({ params, body: { start } }) => {
      if (state.busyStarts) throw refusal('slot_taken')
      const { end, ...request } = answered(state, params.id)
      const length = Date.parse(end) - Date.parse(request.start)
      return approved(state, { ...request, start, end: iso(Date.parse(start) + length) })
    },
    'POST /booking-approvals/:id/decline': ({ params }) => void answered(state, params.id),
    'POST /booking-approvals/:id/offer': ({ params, body: { starts, message = '' } }) => {
      if (state.busyStarts)
        throw refusal('slot_taken', { errors: [{ path: 'starts[0]', reason: 'taken', message: 'Busy' }] })
      const offer = { offered: { starts, message }, canOffer: false }
      return Object.assign(found(state.approvals, params.id, 'approval_not_found'), offer)
    },
    'DELETE /booking-approvals/:id/offer': ({ params }) =>
      void Object.assign(found(state.approvals, params.id, 'approval_not_found'), {
        offered: null,
        canOffer: true,
      }),
  }
}

function approved(
  state: BookingsState,
  { id, eventName, start, end, invitee }: BookingApproval,
): HostBooking {
  const booking = bookingOf({ id, eventName, start, end, invitee: { ...invitee, language: 'en' } })
  state.bookings.push(booking)
  return booking
}

function bookByHost(
  state: BookingsState,
  { start, invitee, timeZone, acceptedConflicts = [] }: Api['POST /bookings/by-host']['$args']['body'],
): HostBooking {
  const booked = bookingOf({
    id: idOf('booking', 100 + state.bookings.length),
    start,
    invitee: { ...invitee, timeZone, language: 'en' },
  })
  const conflicts = state.bookings
    .filter((one) => one.status === 'scheduled' && one.start < booked.end && booked.start < one.end)
    .filter((one) => !acceptedConflicts.some((accepted) => accepted.start === one.start))
    .map(({ id, start: from, end }) => ({ code: 'busy' as const, start: from, end, bookingId: id }))
  if (conflicts.length > 0) throw refusal('time_busy', { conflicts })
  state.bookings.push(booked)
  return booked
}

function emailsAnswers(
  state: BookingsState,
): Answers<'GET /bookings/:id/emails' | 'POST /bookings/:id/emails/confirmation'> {
  const booking = (id: string) => found(state.bookings, id, 'booking_not_found')
  return {
    'GET /bookings/:id/emails': ({ params }) => ({
      emails: state.emails,
      resendRefusal: resendRefusalOf(booking(params.id)),
    }),
    'POST /bookings/:id/emails/confirmation': ({ params }) => {
      const { mailRefused: _, ...reached } = booking(params.id)
      state.bookings = state.bookings.map((one) => (one.id === reached.id ? reached : one))
      const now = iso(NOW)
      state.emails = [
        {
          kind: 'confirmation',
          audience: 'invitee',
          address: reached.invitee.email,
          state: 'sent',
          queuedAt: now,
          at: now,
          answer: null,
        },
        ...state.emails,
      ]
      return undefined
    },
  }
}

function resendRefusalOf({
  status,
  start,
}: HostBooking): Api['GET /bookings/:id/emails']['$result']['resendRefusal'] {
  if (status === 'canceled') return 'already_canceled'
  return Date.parse(start) > NOW ? null : 'already_started'
}

function answered(state: BookingsState, id: string): BookingApproval {
  const request = found(state.approvals, id, 'approval_not_found')
  state.approvals = state.approvals.filter((one) => one !== request)
  return request
}

function listBookings(
  state: BookingsState,
  {
    tab = 'upcoming',
    include_canceled,
    q,
    from,
    to,
    event_type_id: eventType,
    person_id: person,
    cursor,
    limit = 25,
  }: NonNullable<Api['GET /bookings']['$args']['query']>,
): Api['GET /bookings']['$result'] {
  const all = state.bookings
    .filter(({ end }) => (tab === 'past' ? Date.parse(end) <= NOW : Date.parse(end) > NOW))
    .filter(({ status }) => include_canceled === 'true' || status !== 'canceled')
    .filter(({ start }) => (!from || start.slice(0, 10) >= from) && (!to || start.slice(0, 10) <= to))
    .filter((booking) => !eventType || booking.eventTypeId === eventType)
    .filter(({ people = [] }) => !person || people.some(({ id }) => id === person))
    .filter(({ invitee, eventName, people = [] }) =>
      [invitee.name, invitee.email, eventName, ...people.map(({ name }) => name)]
        .join(' ')
        .toLowerCase()
        .includes((q ?? '').toLowerCase()),
    )
    .toSorted((a, b) => (tab === 'past' ? b.start.localeCompare(a.start) : a.start.localeCompare(b.start)))
  const first = Number(cursor ?? 0)
  const end = first + Number(limit)
  return { bookings: all.slice(first, end), next: end < all.length ? String(end) : null, total: all.length }
}

export const bookingsFixture = { state: bookingsState, answers: bookingsAnswers }
