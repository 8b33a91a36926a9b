import type { HostBooking, Location } from '@scheduling/contract'
import type { Instant, TimeZone } from '@scheduling/domain'
import type { Language } from '@scheduling/domain/languages'
import type { Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import { defineJob } from './define.ts'
import { LANES } from './lanes.ts'
import type { Outbox } from './outbox.ts'

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

/** What an account's owner is told by mail. Ids alone: links and codes are made when the mail is written. */
export type AccountNews = {
  hostId: string
  /** Absent in news of earlier versions, when an account had the id of its host. */
  accountId?: string
} & ({ kind: 'sign_up' } | { kind: 'new_device'; /** The sign-in. */ activityId: string })

/** A booking request whose e-mail address is to be confirmed. What confirms it is made when the mail is written. */
export interface RequestToConfirm {
  hostId: string
  requestId: string
}

/** A reader of a booking's mails who wants to be told more than before. */
export interface ReaderReturn {
  hostId: string
  bookingId: string
  audience: 'invitee' | 'guest'
  recipient: string
  /** That of the booking when they said so. */
  sequence: number
}

/** A webhook of which its host hears by mail: it has failed for a while, or was turned off because its address is gone. */
export interface WebhookNotice {
  /** Of the failure: a repeat tells nobody twice. */
  id: string
  kind: 'webhook_failing' | 'webhook_gone'
  hostId: string
  webhookId: string
  /** Its host name alone: in paths there are secrets. */
  address: string
  failures: number
  /** ISO 8601, UTC. */
  since: string
  /** What it answered last; null: nothing, for a reason that a check-up would name `problem`. */
  status: number | null
  problem: string | null
}

/** Each commits with the transaction or not at all. */
export interface Events {
  recordBooking(trx: Transaction<Database>, event: BookingEvent): Promise<void>
  recordAccount(trx: Transaction<Database>, news: AccountNews): Promise<void>
  recordRequest(trx: Transaction<Database>, request: RequestToConfirm): Promise<void>
  recordReturn(trx: Transaction<Database>, reader: ReaderReturn): Promise<void>
}

export const BOOKING_EVENTS = defineJob<BookingEvent>({
  name: 'booking-events',
  lane: LANES.events,
  retry: 'steady',
  hostOf: ({ hostId }) => hostId,
  threadOf: ({ bookingId }) => bookingId,
})

export const REQUESTS = defineJob<RequestToConfirm>({
  name: 'booking-requests',
  lane: LANES.mail,
  retry: 'steady',
  hostOf: ({ hostId }) => hostId,
  threadOf: ({ requestId }) => requestId,
})

export const ACCOUNT_NEWS = defineJob<AccountNews>({
  name: 'registrations',
  lane: LANES.mail,
  retry: 'patient',
  hostOf: ({ hostId }) => hostId,
})

export const READER_RETURNS = defineJob<ReaderReturn>({
  name: 'reader-returns',
  lane: LANES.mail,
  retry: 'steady',
  hostOf: ({ hostId }) => hostId,
  threadOf: ({ bookingId, recipient }) => `${bookingId} ${recipient}`,
})

export const WEBHOOK_NOTICES = defineJob<WebhookNotice>({
  name: 'webhook-notices',
  lane: LANES.mail,
  retry: 'patient',
  hostOf: ({ hostId }) => hostId,
})

export function eventsThrough(outbox: Outbox): Events {
  return {
    recordBooking: (trx, event) => outbox.send(trx, BOOKING_EVENTS, [{ id: event.id, data: event }]),
    recordAccount: (trx, news) => outbox.send(trx, ACCOUNT_NEWS, [{ data: news }]),
    recordRequest: (trx, request) => outbox.send(trx, REQUESTS, [{ data: request }]),
    recordReturn: (trx, reader) => outbox.send(trx, READER_RETURNS, [{ data: reader }]),
  }
}
