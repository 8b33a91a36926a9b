import type { AnyWebhookPayload, MeetingPerson, WebhookEvent, WebhookPayload } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { DAY, HOUR, MINUTE } from '@scheduling/domain'
import { randomUUID } from 'node:crypto'
import type { ChangeLinks } from '../bookings/links/manage-token.ts'
import type { BookingEvent, BookingSnapshot } from '../bookings/events.ts'
import { onInviteesClock } from '../bookings/present.ts'
import { snapshotOf } from '../bookings/snapshot.ts'
import type { StoredBooking } from '../bookings/tables.ts'
import type { Origin } from '../offers/origin.ts'
import { stableId } from '../../jobs/stable-id.ts'
import { exampleRoutingPayload } from './routing-payload.ts'
import { exampleVideoPayload } from './video-payload.ts'

export const EVENTS: Record<BookingEvent['kind'], WebhookPayload['type']> = {
  'booking.created': 'invitee.created',
  'booking.rescheduled': 'invitee.rescheduled',
  'booking.canceled': 'invitee.canceled',
}

type Data = WebhookPayload['data']

/** A payload while it waits, and as it is kept: without the links, which are secret. */
export type KeptPayload = Omit<WebhookPayload, 'data'> & {
  data: Omit<Data, 'booking'> & { booking: Omit<Data['booking'], keyof ChangeLinks> }
}

/** What a payload says of its event. `named`: what the meeting came of. */
export interface PayloadHead {
  /** The same for every attempt, so that a repeat is harmless. */
  id: string
  type: WebhookPayload['type']
  named?: { oneOffId: string } | { pollId: string }
}

/** `people`: who comes, of a team. */
export function payloadOf(
  { id, type, named }: PayloadHead,
  { bookingId, occurredAt, snapshot }: Omit<BookingEvent, 'kind'>,
  people: MeetingPerson[] | undefined,
): KeptPayload {
  const booking = presentSnapshot(bookingId, snapshot, people)
  return { id, type, timestamp: occurredAt, test: false, data: { booking, ...named } }
}

/** For a new meeting that came of a one-off or a poll of this host: that it did. */
export function offerHead({ id, kind, hostId, snapshot }: BookingEvent): PayloadHead | undefined {
  const { origin, hostIds: [owner] = [hostId] } = snapshot
  const offer = origin && offerEvent(origin)
  if (!offer || kind !== 'booking.created' || owner !== hostId) return undefined
  return { id: stableId(id, offer.type), ...offer }
}

function offerEvent({ kind, id }: Origin) {
  if (kind === 'one_off') return { type: 'one_off.taken', named: { oneOffId: id } } as const
  if (kind === 'poll') return { type: 'poll.decided', named: { pollId: id } } as const
  return undefined
}

/** An example of such an event, to try an address with. */
export function examplePayload(event: WebhookEvent, now: Instant, links: ChangeLinks): AnyWebhookPayload {
  if (event === 'routing_form.answered') return exampleRoutingPayload(now)
  if (event === 'video.watched' || event === 'lead.booked') return exampleVideoPayload(event, now)
  const isOver = event === 'invitee.no_show' || event === 'invitee.no_show_undone'
  const start = Math.floor(now / HOUR) * HOUR + (isOver ? -2 : 48) * HOUR
  const offer = exampleOffer(event)
  const isMoved = event === 'invitee.rescheduled'
  const isCanceled = event === 'invitee.canceled'
  const snapshot: BookingSnapshot = {
    status: isCanceled ? 'canceled' : 'scheduled',
    sequence: isMoved || isCanceled || event === 'invitee.reassigned' ? 1 : 0,
    eventTypeId: offer ? null : randomUUID(),
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
  }
  const people = event === 'invitee.reassigned' ? [{ id: randomUUID(), name: 'Alex Kim' }] : undefined
  const booking = { ...presentSnapshot(randomUUID(), snapshot, people), ...links }
  const data = { booking, ...offer }
  return { id: randomUUID(), type: event, timestamp: new Date(now).toISOString(), test: true, data }
}

/** What would be sent for such an event of a booking, as the booking is now. */
export function samplePayload(
  type: WebhookPayload['type'],
  booking: StoredBooking,
  id: string,
  people: MeetingPerson[] | undefined,
): KeptPayload {
  const snapshot = snapshotOf(booking)
  const offer = snapshot.origin && offerEvent(snapshot.origin)
  return {
    id,
    type,
    timestamp: booking.booked_at.toISOString(),
    test: false,
    data: {
      booking: presentSnapshot(booking.id, snapshot, people),
      ...(offer?.type === type && offer.named),
    },
  }
}

function exampleOffer(event: WebhookEvent) {
  if (event === 'one_off.taken') return { oneOffId: randomUUID() }
  return event === 'poll.decided' ? { pollId: randomUUID() } : undefined
}

function presentSnapshot(
  id: string,
  snapshot: BookingSnapshot,
  people: MeetingPerson[] | undefined,
): KeptPayload['data']['booking'] {
  const { start, end, date = null, formerStart, ...known } = shownOf(snapshot)
  return {
    id,
    ...known,
    ...(people && { people }),
    ...onInviteesClock({ start, end, date }, known.invitee.timeZone),
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    date,
    duration: (end - start) / MINUTE,
    formerStart: formerStart === null ? null : new Date(formerStart).toISOString(),
  }
}

/** Receivers do not get the voters' locales, how a poll ended, who declined, what only mails need, nor the ids of other hosts. */
function shownOf({
  readers: _readers,
  decidedBy: _decidedBy,
  declined: _declined,
  guestsByHost: _guestsByHost,
  placeSequence: _placeSequence,
  hostIds: _hostIds,
  rescheduledByPerson: _rescheduledByPerson,
  canceledByPerson: _canceledByPerson,
  wasReassigned: _isHandedOn,
  origin: _origin,
  ...shown
}: BookingSnapshot) {
  return shown
}
