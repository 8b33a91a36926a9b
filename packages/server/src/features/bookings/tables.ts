import type { BookingRequest, HostBooking, Location } from '@scheduling/contract'
import type { Generated } from 'kysely'
import type { Json } from '../../database/columns.ts'

/** Why a booking was allowed, as it was known then. */
export interface AllowedBy {
  scheduleId: string | null
  scheduleVersion: number | null
  /** Calendars read for it and when; none are connected yet. */
  calendars: { id: string; readAt: string }[]
  at: string
}

export interface BookingRow {
  host_id: string
  id: string
  event_type_id: string
  status: 'scheduled' | 'canceled'
  starts_at: Date
  ends_at: Date
  buffer_before: number
  buffer_after: number
  event_name: string
  location: Json<Location>
  invitee_name: string
  invitee_email: string
  invitee_time_zone: string
  /** A language, or its tag with the country and the clock of the one who booked: `en-GB-u-hc-h23`. */
  invitee_language: string
  guests: Json<string[]>
  answers: Json<HostBooking['answers']>
  tracking: Json<HostBooking['tracking']>
  sequence: number
  former_start: Date | null
  reschedule_reason: string | null
  rescheduled_by: 'host' | 'invitee' | null
  cancel_reason: string | null
  canceled_by: 'host' | 'invitee' | null
  allowed_by: Json<AllowedBy>
  booked_at: Date
}

/** Asked for by somebody who has yet to confirm their e-mail; the booking that comes of it has the same id. */
export interface RequestRow {
  host_id: string
  id: string
  event_type_id: string
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
    host_id: string
    key_hash: Buffer
    request_hash: Buffer
    booking_id: string
    created_at: Date
  }
}
