import type { Context } from '../../context.ts'
import { ProviderError } from '../../providers/provider.ts'
import { giveRoom } from '../bookings/rooms.ts'
import { withAccess } from '../connections/access.ts'
import { eventIdOf } from './event-id.ts'
import type { StoredEvent } from './event-store.ts'
import { eventOf, markWritten } from './event-store.ts'
import type { CalendarJob } from './queues.ts'

/** Has a booking's event stand in its calendar as it is wanted. Throws `ProviderError`. Repeat: does nothing. */
export async function writeEvent(context: Context, { hostId, bookingId }: CalendarJob): Promise<void> {
  const event = await eventOf(context.db, hostId, bookingId)
  // Written by another attempt, or its account is not connected any more.
  if (!event || event.written_sequence === event.sequence) return
  try {
    await asWanted(context, event)
  } catch (error) {
    // The calendar was deleted there: nothing can stand in it.
    if (!(error instanceof ProviderError) || error.failure !== 'not_found') throw error
  }
  await markWritten(context.db, event)
}

async function asWanted(context: Context, event: StoredEvent): Promise<void> {
  const { host_id: hostId, connection_id: connectionId, calendar_id: calendarId, booking_id } = event
  const { wanted, wanted_start: start, wanted_end: end } = event
  const id = eventIdOf(booking_id)
  await withAccess(context, { hostId, connectionId }, async ({ calendar }, token) => {
    if (!wanted || !start || !end) {
      await calendar.remove(token, calendarId, id)
      return
    }
    const times = { start: start.getTime(), end: end.getTime() }
    const { roomUrl } = await calendar.put(token, calendarId, { ...wanted, ...times, id })
    if (wanted.wantsRoom && roomUrl !== undefined)
      await giveRoom(context, { hostId, bookingId: booking_id, kind: 'google_meet', url: roomUrl })
  })
}
