import type { Interval } from '@scheduling/domain'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { CalendarChanges, ChangedEvent } from '../../../providers/provider.ts'
import { followDecline } from '../../bookings/change/follow-decline.ts'
import { followDate, followMove } from '../../bookings/change/follow-move.ts'
import { cancelBooking } from '../../bookings/change/cancel.ts'
import type { ConnectionRef } from '../../connections/check.ts'
import { withCalendars } from '../access.ts'
import { syncsCancelation } from '../choice-store.ts'
import type { StoredEvent } from '../event-store.ts'
import { eventsToCome } from '../event-store.ts'
import type { Followed } from './followed.ts'
import { followedBy } from './followed.ts'
import type { WhyPutBack } from '../events.ts'
import { putBack } from './put-back.ts'
import type { StoredCalendar } from '../store.ts'

const WHY_PUT_BACK: Partial<Record<AppError['code'], WhyPutBack>> = {
  slot_taken: 'taken',
  already_started: 'started',
}

/** Makes bookings follow changes to their calendar events, if the host wants that. Repeat: does nothing. */
export async function followChanges(
  context: Context,
  ref: ConnectionRef,
  calendar: StoredCalendar,
  { whole, events }: CalendarChanges,
): Promise<void> {
  if (events.length === 0 && !whole) return
  if (!(await syncsCancelation(context.db, ref.hostId))) return
  const known = await eventsToCome(
    context.db,
    { ...ref, calendarId: calendar.id },
    new Date(context.clock.now()),
  )
  const byId = new Map(events.map((event) => [event.id, event]))
  for (const event of known) {
    const changedEvent = byId.get(event.event_id ?? '') ?? (isMissing(event, whole) ? gone(event) : undefined)
    if (!changedEvent || followedBy(event, changedEvent).length === 0) continue
    // A reported change can be old or from another calendar, so read the event again first.
    const now = await withCalendars(context, ref, 'read_changes', (calendars, token) =>
      calendars.find(token, calendar.id, changedEvent.id),
    )
    for (const followed of followedBy(event, now)) await follow(context, event, followed)
  }
}

function isMissing({ event_id, wanted_start: start }: StoredEvent, whole: Interval | null): boolean {
  return (
    whole !== null &&
    event_id !== null &&
    start !== null &&
    start.getTime() >= whole.start &&
    start.getTime() < whole.end
  )
}

/** After a full read of a calendar, a missing event was deleted. */
function gone({ event_id }: StoredEvent): ChangedEvent {
  return { id: event_id ?? '', isDeleted: true, declinedBy: [] }
}

async function follow(context: Context, event: StoredEvent, followed: Followed): Promise<void> {
  const booking = { hostId: event.host_id, bookingId: event.booking_id }
  try {
    if (followed.kind === 'cancel')
      await cancelBooking(
        context,
        { ...booking, allInvitees: true, by: 'host', person: event.host_id, reason: '' },
        undefined,
      )
    else if (followed.kind === 'decline') await followDecline(context, { ...booking, by: followed.by })
    else if (followed.kind === 'put_back') await putBack(context, event, followed.why)
    else if (followed.kind === 'move_date') await followDate(context, { ...booking, date: followed.date })
    else await followMove(context, { ...booking, start: followed.start, end: followed.end })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const why = WHY_PUT_BACK[error.code]
    // Other errors mean that the booking was canceled or deleted. That is its own change, which follows.
    if ((followed.kind === 'move' || followed.kind === 'move_date') && why) await putBack(context, event, why)
  }
}
