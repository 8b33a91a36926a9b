import type { HostBooking, Location } from '@scheduling/contract'
import type { Instant, TimeZone } from '@scheduling/domain'
import type { Language } from '@scheduling/messages'
import type { Transaction } from 'kysely'
import type { PgBoss } from 'pg-boss'
import { fromKysely } from 'pg-boss'
import type { Database } from '../database/schema.ts'

/**
 * What happened to a booking, recorded in the transaction in which it happened. Those who react (mail, webhooks,
 * calendars) get it at least once; `id` makes a repeat harmless.
 */
export interface BookingEvent {
  id: string
  kind: 'booking.created' | 'booking.rescheduled' | 'booking.canceled'
  hostId: string
  bookingId: string
  /** ISO 8601, UTC. */
  occurredAt: string
  /** The booking as the event left it: a later change does not falsify what follows from this one. */
  snapshot: BookingSnapshot
}

/** A booking at one moment, as plain data that survives as JSON. */
export interface BookingSnapshot {
  status: 'scheduled' | 'canceled'
  /** Grows with each change. */
  sequence: number
  eventTypeId: string
  start: Instant
  end: Instant
  eventName: string
  location: Location
  /** `locale` as it was asked for with the booking; absent in events of earlier versions. */
  invitee: { name: string; email: string; timeZone: TimeZone; language: Language; locale?: string }
  guests: string[]
  answers: HostBooking['answers']
  /** Campaign and click ids that the invitee came with. */
  tracking: HostBooking['tracking']
  formerStart: Instant | null
  rescheduleReason: string | null
  rescheduledBy: 'host' | 'invitee' | null
  cancelReason: string | null
  canceledBy: 'host' | 'invitee' | null
}

/** A new account whose address is to be confirmed. The code is in the job alone, for as long as it runs. */
export interface Registration {
  hostId: string
  code: string
}

/** Each commits with the transaction or not at all. */
export interface Events {
  recordBooking(trx: Transaction<Database>, event: BookingEvent): Promise<void>
  recordRegistration(trx: Transaction<Database>, registration: Registration): Promise<void>
}

export const BOOKING_EVENTS = 'booking-events'
export const REGISTRATIONS = 'registrations'

export function eventsThrough(boss: PgBoss): Events {
  return {
    async recordBooking(trx, event) {
      await boss.send(BOOKING_EVENTS, event, { id: event.id, db: fromKysely(trx) })
    },
    async recordRegistration(trx, registration) {
      await boss.send(REGISTRATIONS, registration, { db: fromKysely(trx) })
    },
  }
}
