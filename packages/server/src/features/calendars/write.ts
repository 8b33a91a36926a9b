import { MINUTE } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { machineAddress } from '../../mail/machine-address.ts'
import type { CalendarPort } from '../../providers/provider.ts'
import { ProviderError } from '../../providers/provider.ts'
import { giveRoom } from '../bookings/rooms.ts'
import { withCalendars } from './access.ts'
import { eventKeyOf } from './event-key.ts'
import type { StoredEvent } from './event-store.ts'
import { eventOf, markBegun, markWritten } from './event-store.ts'
import type { CalendarJob } from './queues.ts'

/** Writes a booking's event into its calendar. Throws `ProviderError`. Repeat: does nothing. */
export async function writeEvent(context: Context, { hostId, bookingId }: CalendarJob): Promise<void> {
  const event = await eventOf(context.db, hostId, bookingId)
  // Another attempt wrote it, or the account is no longer connected.
  if (!event || event.written_sequence === event.sequence) return
  let { event_id: eventId } = event
  try {
    eventId = await asWanted(context, event)
  } catch (error) {
    // The calendar was deleted at the provider, so there is nothing to write into.
    if (!(error instanceof ProviderError) || error.failure !== 'not_found') throw error
  }
  await markWritten(context.db, event, { eventId, now: new Date(context.clock.now()) })
}

function keyOf({ event_key, booking_id }: StoredEvent): string {
  return event_key ?? eventKeyOf(booking_id)
}

/** Answers the id of the removed event. Repeat: does nothing. */
async function removeEvent(
  { clock }: Context,
  event: StoredEvent,
  calendar: CalendarPort,
  token: string,
): Promise<string | null> {
  const { calendar_id: calendarId, event_id: known } = event
  const start = clock.now()
  // An attempt may have ended before it told us the id. Writing the event once more tells.
  const nothing = { title: '', description: '', location: '', attendees: [], wantsRoom: false }
  const left = { ...nothing, start, end: start + MINUTE, key: keyOf(event) }
  const id = known ?? (event.is_tried ? (await calendar.put(token, calendarId, left, null)).id : null)
  if (id !== null) await calendar.remove(token, calendarId, id)
  return id
}

/** Answers the provider's id of the event. */
async function asWanted(context: Context, event: StoredEvent): Promise<string | null> {
  const { host_id: hostId, connection_id: connectionId, calendar_id: calendarId, booking_id } = event
  const { wanted, wanted_start: start, wanted_end: end } = event
  const call = wanted ? 'write_event' : 'delete_event'
  return withCalendars(context, { hostId, connectionId }, call, async (calendar, token) => {
    if (!wanted || !start || !end) return removeEvent(context, event, calendar, token)
    const times = { start: start.getTime(), end: end.getTime() }
    const key = wanted.key ?? eventKeyOf(booking_id)
    let { event_id: id } = event
    if (key !== keyOf(event)) {
      // The former event goes before this one comes.
      await removeEvent(context, event, calendar, token)
      id = calendar.idOf(key)
      await markBegun(context.db, event, { key, eventId: id })
    } else if (id === null) await markBegun(context.db, event, { key, eventId: null })
    const attendees = wanted.attendees.map((each) => ({ ...each, email: machineAddress(each.email) }))
    const put = { ...wanted, ...times, attendees, key }
    const { id: written, roomUrl } = await calendar.put(token, calendarId, put, id)
    const { roomKind: kind } = calendar
    if (kind && wanted.wantsRoom && roomUrl !== undefined)
      await giveRoom(context, { hostId, bookingId: booking_id, kind, url: roomUrl })
    return written
  })
}
