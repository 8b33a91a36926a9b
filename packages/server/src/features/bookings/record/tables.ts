import type { BookingRequest, HostBooking, Location } from '@scheduling/contract'
import type { PlainDate, PollEnding, Reminder, TimeZone } from '@scheduling/domain'
import type { Generated } from 'kysely'
import type { Json } from '../../../database/columns.ts'
import type { HostId } from '../../../host-id.ts'
import type { OriginKind } from '../../offers/origin.ts'
import type { KindsOf } from '../../../database/catalogue.ts'

/** How somebody reads who was invited and has said so themselves. */
export interface BookingReader {
  email: string
  timeZone: TimeZone
  /** As of the invitee. */
  locale: string
}

/** One for each host whose time it takes, under the same id. What was agreed is here, whatever becomes of its origin. */
export interface BookingRow {
  host_id: HostId
  id: string
  /** All whose time it takes; the first is whose it is. */
  host_ids: HostId[]
  origin_kind: OriginKind
  origin_id: string
  status: 'scheduled' | 'canceled'
  starts_at: Date
  ends_at: Date
  /** Of a meeting for a whole date, which is the same for everybody; null: for a time. */
  on_date: PlainDate | null
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
  /** A language, or its tag with the country and the clock of the one who booked: `en-GB-u-hc-h23`. */
  invitee_language: string
  guests: Json<string[]>
  /** Of invitee and guests, those of whom it is known. */
  readers: Json<BookingReader[]>
  /** How a poll came to be this meeting; null: its invitee booked it. */
  decided_by: PollEnding | null
  /** Of invitee and guests, who does not come after all. */
  declined: Json<string[]>
  answers: Json<HostBooking['answers']>
  tracking: Json<HostBooking['tracking']>
  sequence: number
  former_start: Date | null
  reschedule_reason: string | null
  rescheduled_by: 'host' | 'invitee' | null
  cancel_reason: string | null
  canceled_by: 'host' | 'invitee' | null
  receipt: Json<HostBooking['receipt']>
  booked_at: Date
  /** Its invitee wants what they gave deleted. */
  erasure_asked_at: Generated<Date | null>
  erased_at: Generated<Date | null>
}

/** Asked for by somebody who has yet to confirm their e-mail; the booking that comes of it has the same id. */
export interface RequestRow {
  host_id: HostId
  id: string
  /** All whose time is held; the first is whose it is. */
  host_ids: HostId[]
  origin_kind: OriginKind
  origin_id: string
  email_key: string
  request: Json<BookingRequest>
  starts_at: Date
  ends_at: Date
  asked_at: Date
  expires_at: Date
  /** Of whom it is counted among the holds. */
  counted_for: string | null
  key_hash: Buffer | null
  request_hash: Buffer | null
  tries: Generated<number>
  mails: Generated<number>
  mailed_at: Date
}

export interface BookingTables {
  bookings: BookingRow
  booking_requests: RequestRow
  idempotency_keys: {
    host_id: HostId
    key_hash: Buffer
    request_hash: Buffer
    subject_kind: 'booking'
    subject_id: string
    created_at: Date
  }
}

export const TABLES: KindsOf<BookingTables> = {
  bookings: 'host',
  booking_requests: 'host',
  idempotency_keys: 'host',
}

declare module '../../../database/schema.ts' {
  interface Database extends BookingTables {}
}
