import type { RoomKind } from '@scheduling/contract'
import { roomUrl } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { stableId } from '../../jobs/stable-id.ts'
import type { BookingEvent } from '../bookings/events.ts'
import type { MeetingWithSeats, StoredBooking } from '../bookings/operations.ts'
import { lockedBooking, lockedSeats } from '../bookings/operations.ts'
import { connectionsOfHosts } from '../connections/operations.ts'
import { mayMakeRoom } from '../bookings/rooms.ts'
import { calendarsAt } from './access.ts'
import { eventKeyOf } from './event-key.ts'
import type { StoredEvent } from './event-store.ts'
import { eventOf, eventsOfBookings, handOnEvent } from './event-store.ts'
import type { WantedEvent } from './tables.ts'
import { claimsRoom, queueEvent, targetPlace } from './want.ts'

// A meeting with seats has one event, which is stored with one of its bookings. Invitees are named in its text. They are
// not invited to it, because calendars show invited people to each other.

// Longer texts are refused by providers. All invitees are behind the link.
const NAMED_MAX = 50

/** Plans the events of the meetings that a booking has left or joined. Repeat: does nothing. */
export async function planSeats(
  context: Context,
  { id, snapshot }: Pick<BookingEvent, 'id' | 'snapshot'>,
  { host_id: hostId, id: bookingId }: StoredBooking,
): Promise<void> {
  if ((await connectionsOfHosts(context, [hostId])).length === 0) return
  await context.db.transaction().execute(async (trx) => {
    const booking = await lockedBooking(trx, hostId, bookingId)
    if (!booking) return
    const { starts_at: start } = booking
    const left = await leaveMeeting(context, trx, id, booking)
    const starts = [start.getTime(), left, snapshot.start, snapshot.formerStart]
    for (const each of new Set(starts.filter((one) => one !== null)))
      await planMeeting(context, trx, id, { ...booking, starts_at: new Date(each) })
  })
}

/** Hands the event on to who stays, or takes it along. Answers when the former meeting starts. */
async function leaveMeeting(
  context: Context,
  trx: Transaction<Database>,
  id: string,
  booking: StoredBooking,
): Promise<number | null> {
  const event = await eventOf(trx, booking.host_id, booking.id)
  const start = event?.wanted_start
  const isCanceled = booking.status === 'canceled'
  if (!event?.wanted || !start) return null
  if (!isCanceled && start.getTime() === booking.starts_at.getTime()) return null
  const stay = await lockedSeats(trx, { ...booking, starts_at: start })
  const events = await eventsOfBookings(trx, booking.host_id, idsOf(stay))
  const next = stay.find((one) => events.every((other) => other.booking_id !== one.id || isRemoved(other)))
  if (next) await handOnEvent(trx, event, next.id, keyOf(event))
  else if (isCanceled) await dropEvent(context, trx, id, event)
  return start.getTime()
}

/** One of the bookings of the meeting has the event, and the others have none. */
async function planMeeting(
  context: Context,
  trx: Transaction<Database>,
  id: string,
  meeting: MeetingWithSeats,
): Promise<void> {
  const { host_id: hostId, starts_at: start } = meeting
  const seats = await lockedSeats(trx, meeting)
  const all = await eventsOfBookings(trx, hostId, idsOf(seats))
  const events = all.filter(({ wanted }) => wanted !== null)
  const event = events.find((one) => one.wanted_start?.getTime() === start.getTime()) ?? events[0]
  for (const other of events) if (other !== event) await dropEvent(context, trx, id, other)
  const booking = seats.find((one) => one.id === event?.booking_id) ?? seats[0]
  const place = event ?? (await targetPlace(trx, hostId))
  if (!booking || !place) return
  const former = event ?? all.find(({ booking_id }) => booking_id === booking.id)
  const calendars = await calendarsAt(context, { hostId, connectionId: place.connection_id })
  const key = event ? keyOf(event) : eventKeyOf(booking.id, hostId, String(booking.sequence))
  const wanted = { ...wantedOf(context, booking, seats, calendars?.roomKind), key }
  if (wanted.wantsRoom)
    wanted.wantsRoom = await mayMakeRoom(context, trx, { hostId, bookingId: booking.id }, claimsRoom)
  const isPlanned =
    event?.wanted_start?.getTime() === start.getTime() &&
    event.wanted_end?.getTime() === booking.ends_at.getTime() &&
    isDeepStrictEqual(event.wanted, wanted)
  if (isPlanned) return
  await queueEvent(context, trx, stableId(id, booking.id), {
    host_id: hostId,
    booking_id: booking.id,
    connection_id: place.connection_id,
    calendar_id: place.calendar_id,
    event_id: calendars?.idOf(key) ?? null,
    event_key: key,
    // It changes more often than the booking.
    sequence: former ? former.sequence + 1 : booking.sequence,
    wanted: JSON.stringify(wanted),
    wanted_start: start,
    wanted_end: booking.ends_at,
  })
}

async function dropEvent(
  context: Context,
  trx: Transaction<Database>,
  id: string,
  event: StoredEvent,
): Promise<void> {
  const { host_id, booking_id, connection_id, calendar_id, event_id, event_key, sequence } = event
  const row = { host_id, booking_id, connection_id, calendar_id, event_id, event_key }
  const nothing = { wanted: null, wanted_start: null, wanted_end: null }
  await queueEvent(context, trx, stableId(id, booking_id), { ...row, ...nothing, sequence: sequence + 1 })
}

/** An event that the booking had in another meeting. */
function isRemoved({ wanted, sequence, written_sequence: written }: StoredEvent): boolean {
  return wanted === null && written === sequence
}

function keyOf({ wanted, event_key: key, booking_id }: StoredEvent): string {
  return wanted?.key ?? key ?? eventKeyOf(booking_id)
}

function idsOf(bookings: readonly StoredBooking[]): string[] {
  return bookings.map(({ id }) => id)
}

function wantedOf(
  { config }: Pick<Context, 'config'>,
  { id, event_name: title, location }: StoredBooking,
  seats: readonly StoredBooking[],
  roomKind: RoomKind | undefined,
): WantedEvent {
  const room = roomUrl(location)
  const named = seats.slice(0, NAMED_MAX).map((one) => `${one.invitee_name} ${one.invitee_email}`)
  const more = seats.length > NAMED_MAX ? [`+ ${seats.length - NAMED_MAX}`] : []
  return {
    title,
    description: [...named, ...more, `${config.publicUrl}/scheduled-events?booking=${id}`].join('\n'),
    location: 'value' in location ? location.value : (room ?? ''),
    attendees: [],
    wantsRoom: location.kind === roomKind && room === undefined,
  }
}
