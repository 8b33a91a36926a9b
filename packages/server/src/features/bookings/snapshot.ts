import { eventTypeIdOf } from '../offers/origin.ts'
import { originOf } from './terms.ts'
import type { BookingSnapshot } from './events.ts'
import { readingIn } from './locale.ts'
import type { StoredBooking } from './store.ts'

/** The snapshot of a booking for events. */
export function snapshotOf(row: StoredBooking): BookingSnapshot {
  return {
    status: row.status,
    sequence: row.sequence,
    placeSequence: row.place_sequence,
    hostIds: row.host_ids,
    wasReassigned: !row.host_ids.includes(row.host_id),
    origin: originOf(row),
    eventTypeId: eventTypeIdOf(originOf(row)),
    start: row.starts_at.getTime(),
    end: row.ends_at.getTime(),
    date: row.on_date,
    eventName: row.event_name,
    location: row.location,
    invitee: {
      name: row.invitee_name,
      email: row.invitee_email,
      timeZone: row.invitee_time_zone,
      ...readingIn(row.invitee_language),
    },
    guests: row.guests,
    guestsByHost: row.guests_by_host,
    readers: row.readers,
    decidedBy: row.decided_by,
    declined: row.declined,
    answers: row.answers,
    tracking: row.tracking,
    formerStart: row.former_start?.getTime() ?? null,
    rescheduleReason: row.reschedule_reason,
    rescheduledBy: row.rescheduled_by,
    rescheduledByPerson: row.rescheduled_by_person,
    cancelReason: row.cancel_reason,
    canceledBy: row.canceled_by,
    canceledByPerson: row.canceled_by_person,
  }
}
