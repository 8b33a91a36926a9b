import type { BookingRequest, HostBooking, Location } from '@scheduling/contract'
import type { PlainDate, PollEnding, Reminder, TimeZone } from '@scheduling/domain'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Json } from '../../database/columns.ts'
import type { HostId } from '../../host-id.ts'
import type { BookingTurn } from '../teams/turns.ts'
import type { OriginKind } from '../offers/origin.ts'
import type { KindsOf } from '../../database/catalog.ts'

/** The time zone and language that an invited person chose. */
export interface BookingReader {
  email: string
  timeZone: TimeZone
  /** In the format of `invitee_language`. */
  locale: string
}

/** One row for each host of a booking, under the same id. It stores its terms, so later changes of the origin do not matter. */
export interface BookingRow {
  host_id: HostId
  id: string
  /** All hosts. The booking belongs to the first. */
  host_ids: HostId[]
  /** Whether it takes the time of this row's host. Only the first may be without. */
  takes_time: Generated<boolean>
  /** The host agreed to overlap other meetings, so the database allows it. */
  may_overlap: Generated<boolean>
  /** Who was one of the hosts before somebody else took it. Their rows stay, canceled. */
  former_ids: Generated<HostId[]>
  origin_kind: OriginKind
  origin_id: string
  status: 'scheduled' | 'canceled'
  starts_at: Date
  ends_at: Date
  /** The date of a meeting for a whole day. It is the same for everybody. Null: the meeting has a time. */
  on_date: PlainDate | null
  /** How many invitees could book its start when it was booked or moved. Null: this one alone. */
  seats: Generated<number | null>
  buffer_before: number
  buffer_after: number
  reschedule_notice: number
  cancel_notice: number
  event_name: string
  location: Json<Location>
  reminders: Json<readonly Reminder[]>
  invitee_name: string
  invitee_email: string
  invitee_time_zone: string
  /** A language, or a tag with country and clock format: `en-GB-u-hc-h23`. */
  invitee_language: string
  guests: Json<string[]>
  /** Those of the guests whom a host added. The invitee named the others. */
  guests_by_host: ColumnType<string[], string | undefined, string>
  /** Whom a host removed as guests. The links in their mails still work. */
  former_guests: ColumnType<string[], string | undefined, string>
  /** Choices of the invitee and guests who made one. */
  readers: Json<BookingReader[]>
  /** How the poll that became this meeting ended. Null: the invitee booked it. */
  decided_by: PollEnding | null
  /** Those of the invitee and guests who declined. */
  declined: Json<string[]>
  answers: Json<HostBooking['answers']>
  tracking: Json<HostBooking['tracking']>
  sequence: number
  /** The sequence with which a host last changed where it takes place. Null: never. */
  place_sequence: Generated<number | null>
  former_start: Date | null
  reschedule_reason: string | null
  rescheduled_by: 'host' | 'invitee' | null
  /** Who of the hosts' side moved it last, as their own host. Null: the invitee did, or nobody knows. */
  rescheduled_by_person: Generated<HostId | null>
  cancel_reason: string | null
  canceled_by: 'host' | 'invitee' | null
  canceled_by_person: Generated<HostId | null>
  receipt: Json<Omit<HostBooking['receipt'], 'turns' | 'schedules'>>
  /** Whose turn it was. The owner's row has the turns of all. */
  turns: ColumnType<readonly BookingTurn[], string | undefined, string>
  booked_at: Date
  /** Who did not come. */
  no_show: Generated<'invitee' | 'host' | null>
  /** Therefore it counts for nobody's turn. */
  no_show_uncounted: Generated<boolean>
  /** Private, of the hosts' side. */
  notes: Generated<string>
  /** When the invitee's mail server refused the last mail about it for good. */
  mail_refused_at: Generated<Date | null>
  /** When the invitee asked us to delete their data. */
  erasure_asked_at: Generated<Date | null>
  erased_at: Generated<Date | null>
}

export type StoredBooking = Selectable<BookingRow>

/** A booking request whose invitee must confirm their email address, or whose host must approve it. The booking gets the same id. */
export interface RequestRow {
  host_id: HostId
  id: string
  /** All hosts whose time is held. The request belongs to `host_id`, whose time may be free. */
  host_ids: HostId[]
  origin_kind: OriginKind
  origin_id: string
  email_key: string
  request: Json<BookingRequest>
  starts_at: Date
  ends_at: Date
  asked_at: Date
  expires_at: Date
  /** The network for which the hold is counted (`networkMark`). */
  counted_for: string | null
  /** The limited link that it was requested with. */
  link_id: string | null
  key_hash: Buffer | null
  request_hash: Buffer | null
  tries: Generated<number>
  mails: Generated<number>
  mailed_at: Date
  waits_for: Generated<'email' | 'approval' | 'invitee'>
  /** The invitee confirmed their address before the host was asked. */
  email_confirmed: Generated<boolean>
  /** What becomes of it if the host does not answer. Null: it does not wait for the host. */
  unanswered: 'decline' | 'accept' | null
  /** How it ended, if it did not become a booking. Null: not yet, or by the clock. */
  answer: 'declined' | 'withdrawn' | 'expired' | null
  decline_reason: Generated<string>
  /** Starts that the host offers in place of the requested one. Null: it does not wait for the invitee's choice. */
  offered_starts: Date[] | null
  offer_message: Generated<string>
  /** How often the host has offered times. */
  offer_rounds: Generated<number>
  /** Starts that the invitee proposes in place of the offered ones. They are not held. Null: none, or the host has answered. */
  proposed_starts: Date[] | null
  proposal_message: Generated<string>
}

/** Where a host's calendar program reads their meetings. */
export interface CalendarFeedRow {
  host_id: HostId
  token_hash: Buffer
  created_at: Date
}

export interface BookingTables {
  calendar_feeds: CalendarFeedRow
  bookings: BookingRow
  booking_requests: RequestRow
}

export const TABLES: KindsOf<BookingTables> = {
  bookings: 'host',
  booking_requests: 'host',
  calendar_feeds: 'host',
}

/** Tables that are in no export of a host, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  calendar_feeds: 'a hash of a secret',
  booking_requests: 'deleted a week after they have ended',
}

declare module '../../database/schema.ts' {
  interface Database extends BookingTables {}
}
