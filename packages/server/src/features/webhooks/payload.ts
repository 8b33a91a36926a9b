import type { MeetingPerson, WebhookEvent, WebhookPayload } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { DAY, HOUR, MINUTE } from '@scheduling/domain'
import { randomUUID } from 'node:crypto'
import type { BookingEvent, BookingSnapshot, Reassigned } from '../bookings/record/events.ts'

export const EVENTS: Record<BookingEvent['kind'], WebhookEvent> = {
  'booking.created': 'invitee.created',
  'booking.rescheduled': 'invitee.rescheduled',
  'booking.canceled': 'invitee.canceled',
}

export function payloadOf({ kind, bookingId, occurredAt, snapshot }: BookingEvent): WebhookPayload {
  return {
    type: EVENTS[kind],
    timestamp: occurredAt,
    test: false,
    data: { booking: presentSnapshot(bookingId, snapshot) },
  }
}

/** Somebody else comes. `people`: all who do now. */
export function reassignedPayload(
  { bookingId, occurredAt, snapshot }: Reassigned,
  people: readonly MeetingPerson[],
): WebhookPayload {
  const booking = { ...presentSnapshot(bookingId, snapshot), people: [...people] }
  return { type: 'invitee.reassigned', timestamp: occurredAt, test: false, data: { booking } }
}

/** An example of such an event, to try an address with. */
export function examplePayload(event: WebhookEvent, now: Instant): WebhookPayload {
  const start = Math.floor(now / HOUR) * HOUR + 2 * DAY
  const isMoved = event === 'invitee.rescheduled'
  const isCanceled = event === 'invitee.canceled'
  const booking = presentSnapshot(randomUUID(), {
    status: isCanceled ? 'canceled' : 'scheduled',
    sequence: event === 'invitee.created' ? 0 : 1,
    eventTypeId: randomUUID(),
    start,
    end: start + 30 * MINUTE,
    eventName: '30 minute meeting',
    location: { kind: 'phone_call', value: '+1 212 555 0100' },
    invitee: {
      name: 'Robin Park',
      email: 'robin@example.com',
      timeZone: 'America/New_York',
      language: 'en',
    },
    guests: ['kim@example.com'],
    answers: [{ label: 'What is it about?', answer: 'A first meeting' }],
    tracking: { utm_source: 'newsletter', gclid: 'Cj0KCQ' },
    formerStart: isMoved ? start - DAY : null,
    rescheduleReason: isMoved ? 'The train is late' : null,
    rescheduledBy: isMoved ? 'invitee' : null,
    cancelReason: isCanceled ? 'The plans have changed' : null,
    canceledBy: isCanceled ? 'invitee' : null,
  })
  const people = event === 'invitee.reassigned' && { people: [{ id: randomUUID(), name: 'Alex Kim' }] }
  const data = { booking: { ...booking, ...people } }
  return { type: event, timestamp: new Date(now).toISOString(), test: true, data }
}

function presentSnapshot(id: string, snapshot: BookingSnapshot): WebhookPayload['data']['booking'] {
  // Receivers do not get the voters' locales, how a poll ended, nor the ids of other hosts.
  const { readers: _, decidedBy: __, hostIds: ___, isHandedOn: ____, ...shown } = snapshot
  const { start, end, date = null, formerStart, ...known } = shown
  return {
    id,
    ...known,
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    date,
    duration: (end - start) / MINUTE,
    formerStart: formerStart === null ? null : new Date(formerStart).toISOString(),
  }
}
