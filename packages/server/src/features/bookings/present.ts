import type { HostBooking, ManagedBooking } from '@scheduling/contract'
import type { ChangeDecision, Instant } from '@scheduling/domain'
import { bookingOutcome, MINUTE } from '@scheduling/domain'
import type { KnownBooking } from './operations.ts'
import { eventTypeIdOf } from '../offers/origin.ts'
import { originOf } from './agreed.ts'
import { isOfSeveral, mayChange, timesOf } from './policy.ts'
import { languageOf } from './locale.ts'
import type { StoredBooking } from './store.ts'

function presentShared(row: StoredBooking) {
  return {
    id: row.id,
    status: row.status,
    start: row.starts_at.toISOString(),
    end: row.ends_at.toISOString(),
    date: row.on_date,
    duration: (row.ends_at.getTime() - row.starts_at.getTime()) / MINUTE,
    eventName: row.event_name,
    location: row.location,
    invitee: {
      name: row.invitee_name,
      email: row.invitee_email,
      timeZone: row.invitee_time_zone,
      language: languageOf(row.invitee_language),
    },
    guests: row.guests,
    answers: row.answers,
    formerStart: row.former_start?.toISOString() ?? null,
    rescheduleReason: row.reschedule_reason,
    cancelReason: row.cancel_reason,
    canceledBy: row.canceled_by,
    bookedAt: row.booked_at.toISOString(),
    erasure: row.erased_at ? ('done' as const) : row.erasure_asked_at ? ('asked' as const) : null,
  }
}

export function presentManaged(
  { booking, offer }: KnownBooking,
  { owner, hostEmail, roomExpected }: Pick<ManagedBooking, 'owner' | 'hostEmail' | 'roomExpected'>,
  now: Instant,
): ManagedBooking {
  const cancel = presentDecision(mayChange('cancel', booking, now, 'invitee'))
  return {
    ...presentShared(booking),
    // Who voted gave their address to the host, not to each other.
    ...(isOfSeveral(booking) && { guests: [] }),
    owner,
    hostEmail: cancel.reason === 'inside_notice' ? hostEmail : null,
    roomExpected,
    // What was offered once cannot be booked again.
    eventSlug: offer?.state === 'open' && !offer.picked ? offer.slug : null,
    reschedule: presentDecision(mayChange('reschedule', booking, now, 'invitee')),
    cancel,
  }
}

function presentDecision(decision: ChangeDecision): ManagedBooking['cancel'] {
  return {
    allowed: decision.ok,
    reason: decision.ok ? null : decision.reason,
    until: decision.until === null ? null : new Date(decision.until).toISOString(),
  }
}

export function presentHostBooking(booking: StoredBooking, now: Instant): HostBooking {
  const formerStart = booking.former_start?.getTime() ?? null
  return {
    ...presentShared(booking),
    eventTypeId: eventTypeIdOf(originOf(booking)),
    tracking: booking.tracking,
    rescheduledBy: booking.rescheduled_by,
    receipt: booking.receipt,
    outcome: bookingOutcome({ ...timesOf(booking), formerStart }, now),
  }
}
