import type { BookingRequest } from '@scheduling/contract'
import { MINUTE } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { Bookable } from '../slots/store.ts'
import { localeOf } from './locale.ts'
import { answersOf, guestsOf, locationOf } from './request.ts'
import type { AllowedBy } from './tables.ts'

/** The new booking that a request leads to, by the event type as it is now. */
export function rowOf(context: Context, bookable: Bookable, id: string, request: BookingRequest) {
  const { eventType, host } = bookable
  const start = Date.parse(request.start)
  const now = new Date(context.clock.now())
  return {
    host_id: host.id,
    id,
    event_type_id: eventType.id,
    status: 'scheduled' as const,
    starts_at: new Date(start),
    ends_at: new Date(start + eventType.duration * MINUTE),
    buffer_before: eventType.buffer_before,
    buffer_after: eventType.buffer_after,
    event_name: eventType.name,
    location: JSON.stringify(locationOf(eventType, request)),
    invitee_name: request.invitee.name,
    invitee_email: request.invitee.email,
    invitee_time_zone: request.timeZone,
    invitee_language: localeOf(request),
    guests: JSON.stringify(guestsOf(request)),
    answers: JSON.stringify(answersOf(eventType, request)),
    tracking: JSON.stringify(request.tracking),
    sequence: 0,
    allowed_by: JSON.stringify(allowedBy(bookable, now)),
    booked_at: now,
  }
}

/** Why it is allowed, as is known now. */
export function allowedBy({ eventType, scheduleVersion }: Bookable, now: Date): AllowedBy {
  return { scheduleId: eventType.schedule_id, scheduleVersion, calendars: [], at: now.toISOString() }
}
