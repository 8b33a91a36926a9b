import type { WebhookEvent, WebhookPayload } from '@scheduling/contract'

/** What an address gets when Noa Levi books half an hour, moves it, and cancels, and when somebody else takes it. */
const BOOKED = {
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
    },
  },
} as const satisfies DeepReadonly<WebhookPayload>

type DeepReadonly<T> = { readonly [K in keyof T]: DeepReadonly<T[K]> }

const MOVED = {
  start: '2026-12-04T10:00:00.000Z',
  end: '2026-12-04T10:30:00.000Z',
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

const CHANGES = {
  'invitee.created': {},
  'invitee.rescheduled': MOVED,
  'invitee.reassigned': REASSIGNED,
  'invitee.canceled': CANCELED,
}

export function examplePayload(event: WebhookEvent): DeepReadonly<WebhookPayload> {
  return { ...BOOKED, type: event, data: { booking: { ...BOOKED.data.booking, ...CHANGES[event] } } }
}

export const exampleBody = (event: WebhookEvent): string =>
  JSON.stringify(examplePayload(event), undefined, 2)
