import type { ChangedBy, Instant } from '@scheduling/domain'
import { MINUTE } from '@scheduling/domain'
import type { Context } from '../../../context.ts'
import type { HostId } from '../../../host-id.ts'
import { dateAt } from '../../offers/all-day.ts'
import type { Requester } from '../allowance.ts'
import type { FreeSlot } from '../claim.ts'
import { receiptOf } from '../row.ts'
import type { MovedColumns, StoredBooking } from '../store.ts'

export interface Move {
  hostId: HostId
  bookingId: string
  start: Instant
  reason: string
  /** Of a meeting with seats: all its bookings. */
  allInvitees?: boolean
  by: ChangedBy
  /** Who of the hosts' side moves it, as their own host. */
  person?: HostId
  /** Somebody else may come, if whoever comes now is not free. */
  anybody?: boolean | undefined
  /** The invitee's current time zone. */
  timeZone?: string | undefined
  /** Absent for the host, who has no rate limit. */
  caller?: Requester
}

/** Each host's row gets its own receipt. */
export function movedColumns(
  context: Context,
  { start, reason, by, person, timeZone }: Move,
  before: StoredBooking,
  slot: FreeSlot,
): (hostId: HostId) => MovedColumns {
  const now = context.clock.now()
  return (hostId) => ({
    starts_at: new Date(start),
    ends_at: new Date(start + slot.offer.duration * MINUTE),
    // It moves to a free time.
    may_overlap: false,
    seats: slot.offer.seats ?? before.seats,
    on_date: dateAt(slot.offer, start),
    former_start: before.starts_at,
    reschedule_reason: reason || null,
    rescheduled_by: by,
    rescheduled_by_person: person ?? null,
    ...(timeZone !== undefined && { invitee_time_zone: timeZone }),
    receipt: JSON.stringify(receiptOf(slot, hostId, now, by === 'host')),
  })
}

export function startsAt(booking: StoredBooking, start: Instant): boolean {
  return booking.status === 'scheduled' && booking.starts_at.getTime() === start
}
