import type { Crm } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { StoredBooking } from '../bookings/operations.ts'
import { bookingsByIds } from '../bookings/operations.ts'
import type { StoredAccount, StoredMeeting } from './store.ts'
import { countBackfill, countMeetings, lastMeetings } from './store.ts'

export async function presentCrm(context: Context, account: StoredAccount): Promise<Crm> {
  const { host_id: hostId, connection_id: connectionId, mapping, missing_fields: missing } = account
  const ref = { hostId, connectionId }
  const meetings = await lastMeetings(context.db, ref)
  const bookings = await bookingsByIds(
    context.db,
    hostId,
    meetings.map(({ booking_id }) => booking_id),
  )
  return {
    connectionId,
    addsGuests: account.adds_guests,
    mapping,
    missingFields: mapping
      .filter(({ fieldId }) => missing.includes(fieldId))
      .map(({ fieldName }) => fieldName),
    backfill: presentBackfill(account, await countBackfill(context.db, ref)),
    ...(await countMeetings(context.db, ref)),
    lastWrites: meetings.flatMap((meeting) => {
      const booking = bookings.find(({ id }) => id === meeting.booking_id)
      return booking ? [presentWrite(meeting, booking)] : []
    }),
  }
}

function presentBackfill(account: StoredAccount, waiting: number): Crm['backfill'] {
  const { backfill_span: span, backfill_total: total, backfill_started_at: started } = account
  if (!span || !started) return null
  const isStopped = account.backfill_stopped_at !== null
  return {
    span,
    total,
    done: Math.max(0, total - waiting),
    startedAt: started.toISOString(),
    state: isStopped ? 'stopped' : waiting > 0 ? 'running' : 'done',
  }
}

function presentWrite(meeting: StoredMeeting, booking: StoredBooking): Crm['lastWrites'][number] {
  const { booking_id, failure, failed_at, written_at, due_at, is_deleted_there: isDeleted } = meeting
  return {
    bookingId: booking_id,
    eventName: booking.event_name,
    invitee: booking.invitee_name,
    start: booking.starts_at.toISOString(),
    state: isDeleted ? 'deleted_there' : failure ? 'failed' : due_at ? 'waiting' : 'written',
    at: (failed_at ?? written_at)?.toISOString() ?? null,
    failure,
  }
}
