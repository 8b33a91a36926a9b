import type { HostBooking, Location } from '@scheduling/contract'
import type { Instant, PlainDate, PollEnding, TimeZone } from '@scheduling/domain'
import type { Language } from '@scheduling/domain/languages'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { hook } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineEvent } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'
import type { Origin } from '../offers/origin.ts'
import type { BookingReader } from './tables.ts'

/** What happened to a booking. `id` makes a repeat harmless. */
export interface BookingEvent {
  id: string
  kind: 'booking.created' | 'booking.rescheduled' | 'booking.canceled'
  hostId: HostId
  bookingId: string
  /** ISO 8601, UTC. */
  occurredAt: string
  /** The booking right after the event. Later changes do not change it. */
  snapshot: BookingSnapshot
}

/** Others come instead. Time and link stay. */
export type Reassigned = Omit<BookingEvent, 'kind'>

/** The host said that the invitee did not come, or took it back. Nothing else changed. */
export type NoShowMarked = Omit<BookingEvent, 'kind'> & { isUndone: boolean }

/** A meeting got the URL of its room. Nothing else changed. */
export type RoomGiven = Omit<BookingEvent, 'kind'>

/** An invitee or guest declined. Nothing else changed. */
export type Declined = Omit<BookingEvent, 'kind'>

/** Somebody can come after all. Nothing else changed. `added`: their address, if they were not invited before. */
export type Joined = Omit<BookingEvent, 'kind'> & { added: string | null }

/** The host changed who comes along. Nothing else changed. */
export type GuestsChanged = Omit<BookingEvent, 'kind'> & { added: string[]; removed: string[] }

/** The host changed where it takes place. Nothing else changed. `person`: who of the hosts' side did, as their own host. */
export type PlaceChanged = Omit<BookingEvent, 'kind'> & { former: Location; person: HostId }

/** A booking at one moment, as plain data that can be stored as JSON. */
export interface BookingSnapshot {
  status: 'scheduled' | 'canceled'
  /** Grows with each change. */
  sequence: number
  /** The sequence with which a host last changed the location. Null, or absent in old events: never. */
  placeSequence?: number | null
  /** All hosts, the owner of the page first. Absent in old events. */
  hostIds?: HostId[]
  /** This host was one of them, and somebody else took it. */
  wasReassigned?: boolean
  /** Absent in old events. */
  origin?: Origin
  /** Null: the origin is not an event type. */
  eventTypeId: string | null
  start: Instant
  end: Instant
  /** The date of a meeting for a whole day. Null, or absent in old events: the meeting has a time. */
  date?: PlainDate | null
  eventName: string
  location: Location
  /** `locale` is that of the request. Absent in old events. */
  invitee: { name: string; email: string; timeZone: TimeZone; language: Language; locale?: string }
  guests: string[]
  /** Those of the guests whom a host added. Absent in old events. */
  guestsByHost?: string[]
  /** Absent in old events. */
  readers?: BookingReader[]
  /** How the poll that became this meeting ended. Null or absent: the invitee booked it. */
  decidedBy?: PollEnding | null
  /** Those of the invitee and guests who declined. Absent in old events. */
  declined?: string[]
  answers: HostBooking['answers']
  /** Campaign and click ids in the link that the invitee followed. */
  tracking: HostBooking['tracking']
  formerStart: Instant | null
  rescheduleReason: string | null
  rescheduledBy: 'host' | 'invitee' | null
  /** Who of the hosts' side moved it, as their own host. Null, or absent in old events: the invitee, or nobody knows. */
  rescheduledByPerson?: HostId | null
  cancelReason: string | null
  canceledBy: 'host' | 'invitee' | null
  canceledByPerson?: HostId | null
  /** Only in mails: others come than their reader knew. */
  othersCome?: true
  /** Only in mails about a new time: it takes place elsewhere, too. */
  isElsewhere?: true
}

/** A booking request that waits for its invitee or its host. Code and link are made when the mail is written. */
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

/** Until when such a mail must wait. Undefined: it can be sent, and was counted. */
type WaitsUntil = (
  context: Context,
  trx: Transaction<Database>,
  mail: MailToConfirm,
) => Promise<Instant | undefined>

export const ADDRESS_ASKED = hook<WaitsUntil>('a mail asks whose an address is')

/** A host books for an invitee who may never have written to them, in its transaction. */
export const INVITEE_BOOKED = hook<WaitsUntil>('a host books for an invitee')

/** Somebody confirmed that the address is theirs and that they wanted these mails. */
export interface AddressProved {
  recipient: string
  mails: number
  askedAt: Instant
}

export const ADDRESS_PROVED =
  hook<(context: Context, proved: AddressProved) => Promise<void>>('an address is confirmed')

export const BOOKING_EVENTS = defineEvent<BookingEvent>({
  name: 'booking-events',
  schema: z.looseObject({
    id: z.string(),
    kind: z.enum(['booking.created', 'booking.rescheduled', 'booking.canceled']),
    hostId: HOST_ID,
    bookingId: z.string(),
    occurredAt: z.string(),
    // This server wrote it. Readers know which fields old versions left out.
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
export const GUESTS_CHANGED = defineEvent<GuestsChanged>({
  ...aboutBooking,
  name: 'booking-guests',
  schema: aboutBooking.schema.extend({ added: z.array(z.string()), removed: z.array(z.string()) }),
})
export const NO_SHOWS = defineEvent<NoShowMarked>({
  ...aboutBooking,
  name: 'booking-no-shows',
  schema: aboutBooking.schema.extend({ isUndone: z.boolean() }),
})
export const PLACE_CHANGED = defineEvent<PlaceChanged>({
  ...aboutBooking,
  name: 'booking-places',
  schema: aboutBooking.schema.extend({
    person: HOST_ID,
    // This server wrote it.
    former: z.custom<Location>((former) => typeof former === 'object' && former !== null),
  }),
})
export const ROOMS_GIVEN = defineEvent<RoomGiven>({ name: 'booking-rooms', ...aboutBooking })
export const REASSIGNED = defineEvent<Reassigned>({ name: 'booking-reassigned', ...aboutBooking })
export const DECLINED = defineEvent<Declined>({ name: 'booking-declined', ...aboutBooking })

export interface MadeRooms {
  hostId: HostId
  kind: Location['kind']
}

/** Which rooms this provider makes for meetings of these hosts. */
type MakesRooms = (context: Context, hostIds: readonly HostId[]) => Promise<readonly MadeRooms[]>

export const ROOM_MAKERS = hook<MakesRooms>('who makes rooms')

/** Whether this provider has claimed the room of this meeting. */
export type ClaimsRoom = (
  trx: Transaction<Database>,
  meeting: { hostId: HostId; bookingId: string },
) => Promise<boolean>

export const ROOM_CLAIMS = hook<ClaimsRoom>('whose room a meeting gets')

/** Deletes what else we store about the people in these bookings, in the transaction that erases their data. */
type Erase = (trx: Transaction<Database>, hostId: HostId, bookingIds: readonly string[]) => Promise<void>

export const ERASED = hook<Erase>('what invitees gave is deleted')

/** Tells the origin of a new booking, in its transaction and under the locks of its hosts. Throws to refuse it. */
type Take = (
  context: Context,
  trx: Transaction<Database>,
  created: {
    hostId: HostId
    origin: Origin
    bookingId: string
    /** The limited link that it was booked with. */
    linkId: string | null
    tracking: HostBooking['tracking']
  },
) => Promise<void>

export const BOOKED = hook<Take>('a booking has come of an offer')

const aboutRequest = {
  schema: z.looseObject({ hostId: HOST_ID, requestId: z.string() }),
  lane: LANES.mail,
  retry: 'steady',
  hostOf: ({ hostId }: RequestToConfirm) => hostId,
  threadOf: ({ requestId }: RequestToConfirm) => requestId,
} as const

/** The invitee gets a mail: to confirm their address, or that the host was asked. */
export const REQUESTS = defineEvent<RequestToConfirm>({ ...aboutRequest, name: 'booking-requests' })
/** The host is asked to approve a booking. */
export const APPROVALS_WANTED = defineEvent<RequestToConfirm>({ ...aboutRequest, name: 'booking-approvals' })
/** The host offers other times, and the invitee is asked to choose. */
export const TIMES_OFFERED = defineEvent<RequestToConfirm>({ ...aboutRequest, name: 'booking-times-offered' })
/** None of them suits the invitee, who proposes others. The host is asked to choose. */
export const TIMES_PROPOSED = defineEvent<RequestToConfirm>({
  ...aboutRequest,
  name: 'booking-times-proposed',
})
/** None of them suits the invitee. */
export const OFFERS_REFUSED = defineEvent<RequestToConfirm>({
  ...aboutRequest,
  name: 'booking-offers-refused',
})
/** The host declined, or did not answer in time. */
export const REQUESTS_DECLINED = defineEvent<RequestToConfirm>({
  ...aboutRequest,
  name: 'booking-requests-declined',
})
