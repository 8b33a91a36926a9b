import type {
  AnyWebhookPayload,
  RoutingWebhookPayload,
  VideoWebhookPayload,
  WebhookEvent,
  WebhookPayload,
} from '@scheduling/contract'

/** What an address gets when Noa Levi books half an hour, moves it, and cancels, and when somebody else takes it. */
const BOOKED = {
  id: '0198c0de-9f10-7a2b-8c3d-4e5f60718293',
  type: 'invitee.created',
  timestamp: '2026-12-01T08:20:00.000Z',
  test: false,
  data: {
    booking: {
      id: '0198c0de-6b7a-7c4e-9a52-3f1d2b8e5a01',
      status: 'scheduled',
      start: '2026-12-03T09:00:00.000Z',
      end: '2026-12-03T09:30:00.000Z',
      date: null,
      duration: 30,
      inviteeStart: '2026-12-03T11:00:00+02:00',
      inviteeEnd: '2026-12-03T11:30:00+02:00',
      eventName: 'Introduction',
      location: { kind: 'google_meet' },
      invitee: { name: 'Noa Levi', email: 'noa@example.com', timeZone: 'Asia/Jerusalem', language: 'il' },
      guests: ['sam@example.com'],
      answers: [{ label: 'What would you like to talk about?', answer: 'Our new website' }],
      formerStart: null,
      rescheduleReason: null,
      cancelReason: null,
      canceledBy: null,
      eventTypeId: '0198c0de-1a2b-7d3c-8e4f-5a6b7c8d9e0f',
      tracking: { utm_source: 'newsletter' },
      rescheduledBy: null,
      sequence: 0,
      rescheduleUrl: 'https://meet.example.com/booking/Zq3xT0?view=reschedule',
      cancelUrl: 'https://meet.example.com/booking/Zq3xT0?view=cancel',
    },
  },
} as const satisfies DeepReadonly<WebhookPayload>

type DeepReadonly<T> = { readonly [K in keyof T]: DeepReadonly<T[K]> }

const MOVED = {
  start: '2026-12-04T10:00:00.000Z',
  end: '2026-12-04T10:30:00.000Z',
  inviteeStart: '2026-12-04T12:00:00+02:00',
  inviteeEnd: '2026-12-04T12:30:00+02:00',
  formerStart: BOOKED.data.booking.start,
  rescheduleReason: 'The train is late',
  rescheduledBy: 'invitee',
  sequence: 1,
} as const

const CANCELED = {
  ...MOVED,
  status: 'canceled',
  cancelReason: 'The plans have changed',
  canceledBy: 'invitee',
  sequence: 2,
} as const

const REASSIGNED = {
  ...MOVED,
  people: [{ id: '0198c0de-2b3c-7e4d-9f50-6b7c8d9e0f1a', name: 'Maya Cohen' }],
  sequence: 2,
} as const

// A no-show is marked after the meeting.
const AFTER = '2026-12-04T10:45:00.000Z'

const BOOKED_OTHERWISE = { eventTypeId: null, tracking: {} } as const

const CHANGES = {
  'invitee.created': {},
  'invitee.rescheduled': MOVED,
  'invitee.reassigned': REASSIGNED,
  'invitee.canceled': CANCELED,
  'invitee.no_show': MOVED,
  'invitee.no_show_undone': MOVED,
  'one_off.taken': BOOKED_OTHERWISE,
  'poll.decided': BOOKED_OTHERWISE,
}

/** What it came of. */
const OFFERS: { readonly [Event in WebhookEvent]?: { oneOffId?: string; pollId?: string } } = {
  'one_off.taken': { oneOffId: '0198c0de-6f70-7283-9394-0f1a2b3c4d5e' },
  'poll.decided': { pollId: '0198c0de-7081-7394-a4a5-1a2b3c4d5e6f' },
}

const ANSWERED = {
  id: '0198c0de-3c4d-7f5e-a061-7c8d9e0f1a2b',
  type: 'routing_form.answered',
  timestamp: '2026-12-01T08:20:00.000Z',
  test: false,
  data: {
    form: { id: '0198c0de-4d5e-7061-b172-8d9e0f1a2b3c', name: 'How can we help?', slug: 'help' },
    answer: {
      id: '0198c0de-3c4d-7f5e-a061-7c8d9e0f1a2b',
      at: '2026-12-01T08:20:00.000Z',
      answers: [
        { label: 'Email', text: 'noa@example.com' },
        { label: 'How many are you?', text: 'Up to 10' },
      ],
      rule: 'many',
      to: { kind: 'event_type', id: BOOKED.data.booking.eventTypeId },
    },
  },
} as const satisfies DeepReadonly<RoutingWebhookPayload>

const WATCHED = {
  id: '0198c0de-5e6f-7172-8283-9e0f1a2b3c4d',
  type: 'video.watched',
  timestamp: '2026-12-01T08:20:00.000Z',
  test: false,
  data: {
    video: { id: 'Qx7bT2mK', title: 'Product tour', seconds: 92 },
    campaign: { id: 'spring000001', name: 'Spring outreach' },
    lead: {
      id: 'noa000000001',
      externalKey: 'noa@example.com',
      email: 'noa@example.com',
      fields: { first_name: 'Noa', company: 'Levi Design' },
    },
    view: {
      id: '3f1d2b8e5a010198c0de',
      openedAt: '2026-12-01T08:15:00.000Z',
      secondsWatched: 69,
      part: 0.75,
      bookingId: null,
      bookedSecond: null,
    },
    bookingId: null,
  },
} as const satisfies DeepReadonly<VideoWebhookPayload>

const bookingId = BOOKED.data.booking.id
const BOOKED_BESIDE = { bookingId, bookedSecond: 64 } as const

export function examplePayload(event: WebhookEvent): DeepReadonly<AnyWebhookPayload> {
  if (event === 'routing_form.answered') return ANSWERED
  if (event === 'video.watched') return WATCHED
  if (event === 'lead.booked')
    return {
      ...WATCHED,
      type: event,
      data: { ...WATCHED.data, view: { ...WATCHED.data.view, ...BOOKED_BESIDE }, bookingId },
    }
  const timestamp = event.startsWith('invitee.no_show') ? AFTER : BOOKED.timestamp
  return {
    ...BOOKED,
    type: event,
    timestamp,
    data: { booking: { ...BOOKED.data.booking, ...CHANGES[event] }, ...OFFERS[event] },
  }
}

export const exampleBody = (event: WebhookEvent): string =>
  JSON.stringify(examplePayload(event), undefined, 2)
