import type { HostBooking, Location } from '@scheduling/contract'
import type { Instant, PlainDate, PollEnding, TimeZone } from '@scheduling/domain'
import type { Language } from '@scheduling/domain/languages'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { occasion } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import { HOST_ID } from '../../../host-id.ts'
import type { HostId } from '../../../host-id.ts'
import { defineEvent } from '../../../jobs/define.ts'
import { LANES } from '../../../jobs/lanes.ts'
import type { Origin } from '../../offers/origin.ts'
import type { BookingReader } from './tables.ts'

/** What happened to a booking. `id` makes a repeat harmless. */
export interface BookingEvent {
  id: string
  kind: 'booking.created' | 'booking.rescheduled' | 'booking.canceled'
  hostId: HostId
  bookingId: string
  /** ISO 8601, UTC. */
  occurredAt: string
  /** The booking as the event left it: a later change does not falsify what follows from this one. */
  snapshot: BookingSnapshot
}

/** A meeting got the address of the room that it is in; nothing else has changed. */
export type RoomGiven = Omit<BookingEvent, 'kind'>

/** One of those invited does not come; nothing else has changed. */
export type Declined = Omit<BookingEvent, 'kind'>

/** Somebody comes after all; nothing else has changed. `added`: the address of one who was not invited before. */
export type Joined = Omit<BookingEvent, 'kind'> & { added: string | null }

/** A booking at one moment, as plain data that survives as JSON. */
export interface BookingSnapshot {
  status: 'scheduled' | 'canceled'
  /** Grows with each change. */
  sequence: number
  /** Null: it came of something else. */
  eventTypeId: string | null
  start: Instant
  end: Instant
  /** Of a meeting for a whole date; null, and absent in events of earlier versions: for a time. */
  date?: PlainDate | null
  eventName: string
  location: Location
  /** `locale` as it was asked for with the booking; absent in events of earlier versions. */
  invitee: { name: string; email: string; timeZone: TimeZone; language: Language; locale?: string }
  guests: string[]
  /** How those invited read who have said so; absent in events of earlier versions. */
  readers?: BookingReader[]
  /** How a poll came to be this meeting; null, and absent as above: its invitee booked it. */
  decidedBy?: PollEnding | null
  /** Of invitee and guests, who does not come after all; absent in events of earlier versions. */
  declined?: string[]
  answers: HostBooking['answers']
  /** Campaign and click ids that the invitee came with. */
  tracking: HostBooking['tracking']
  formerStart: Instant | null
  rescheduleReason: string | null
  rescheduledBy: 'host' | 'invitee' | null
  cancelReason: string | null
  canceledBy: 'host' | 'invitee' | null
}

/** A booking request whose e-mail address is to be confirmed. What confirms it is made when the mail is written. */
export interface RequestToConfirm {
  hostId: HostId
  requestId: string
}

/** A mail that asks somebody whether an address is theirs. The same `mailId`: the same mail. */
export interface MailToConfirm {
  hostId: HostId
  recipient: string
  mailId: string
}

/** Until when such a mail has to wait; undefined where it may go, which counts it. */
type MayAsk = (
  context: Context,
  trx: Transaction<Database>,
  mail: MailToConfirm,
) => Promise<Instant | undefined>

export const ADDRESS_ASKED = occasion<MayAsk>('an address is asked whose it is')

/** Somebody has confirmed that it is theirs, and that they had asked for these mails. */
export interface AddressProved {
  recipient: string
  mails: number
  askedAt: Instant
}

export const ADDRESS_PROVED =
  occasion<(context: Context, proved: AddressProved) => Promise<void>>('an address is confirmed')

export const BOOKING_EVENTS = defineEvent<BookingEvent>({
  name: 'booking-events',
  schema: z.looseObject({
    id: z.string(),
    kind: z.enum(['booking.created', 'booking.rescheduled', 'booking.canceled']),
    hostId: HOST_ID,
    bookingId: z.string(),
    occurredAt: z.string(),
    // Written by this server of each version; those that read it know what earlier ones left out.
    snapshot: z.custom<BookingSnapshot>((snapshot) => typeof snapshot === 'object' && snapshot !== null),
  }),
  lane: LANES.events,
  retry: 'steady',
  idOf: ({ id }) => id,
  hostOf: ({ hostId }) => hostId,
  threadOf: ({ bookingId }) => bookingId,
})

const aboutBooking = {
  schema: z.looseObject({
    id: z.string(),
    hostId: HOST_ID,
    bookingId: z.string(),
    occurredAt: z.string(),
    snapshot: z.custom<BookingSnapshot>((snapshot) => typeof snapshot === 'object' && snapshot !== null),
  }),
  lane: LANES.events,
  retry: 'steady',
  idOf: ({ id }: RoomGiven) => id,
  hostOf: ({ hostId }: RoomGiven) => hostId,
  threadOf: ({ bookingId }: RoomGiven) => bookingId,
} as const

export const JOINED = defineEvent<Joined>({
  ...aboutBooking,
  name: 'booking-joined',
  schema: aboutBooking.schema.extend({ added: z.string().nullable() }),
})
export const ROOMS_GIVEN = defineEvent<RoomGiven>({ name: 'booking-rooms', ...aboutBooking })
export const DECLINED = defineEvent<Declined>({ name: 'booking-declined', ...aboutBooking })

/** Whether somebody makes rooms of this kind for meetings of this host. */
type MakesRooms = (context: Context, hostId: HostId, kind: Location['kind']) => Promise<boolean>

export const ROOM_MAKERS = occasion<MakesRooms>('who makes rooms')

/** Whether this maker has said that it makes the room of this meeting. */
export type ClaimsRoom = (
  trx: Transaction<Database>,
  meeting: { hostId: HostId; bookingId: string },
) => Promise<boolean>

export const ROOM_CLAIMS = occasion<ClaimsRoom>('whose room a meeting gets')

/** Deletes what is kept of readers and receivers of these bookings, in the transaction in which invitees' data go. */
type Erase = (trx: Transaction<Database>, hostId: HostId, bookingIds: readonly string[]) => Promise<void>

export const ERASED = occasion<Erase>('what invitees gave is deleted')

/** What a booking came of is taken, in its transaction and under its hosts' locks. */
type Take = (
  context: Context,
  trx: Transaction<Database>,
  taken: { hostId: HostId; origin: Origin; bookingId: string },
) => Promise<void>

export const BOOKED = occasion<Take>('a booking has come of an offer')

export const REQUESTS = defineEvent<RequestToConfirm>({
  name: 'booking-requests',
  schema: z.looseObject({ hostId: HOST_ID, requestId: z.string() }),
  lane: LANES.mail,
  retry: 'steady',
  hostOf: ({ hostId }) => hostId,
  threadOf: ({ requestId }) => requestId,
})
