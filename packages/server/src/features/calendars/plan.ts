import type { Location, RoomAccount } from '@scheduling/contract'
import { roomUrl } from '@scheduling/domain'
import type { RoomKind } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import { stableId } from '../../jobs/stable-id.ts'
import { findHost } from '../hosts/operations.ts'
import type { BookingEvent, MadeRooms, RoomGiven } from '../bookings/events.ts'
import { mayMakeRoom } from '../bookings/rooms.ts'
import { snapshotOf } from '../bookings/snapshot.ts'
import type { StoredBooking } from '../bookings/operations.ts'
import {
  bookingById,
  bookingToRead,
  lockedBooking,
  meetingsToCome,
  occupiedHosts,
} from '../bookings/operations.ts'
import { connectionsOfHosts } from '../connections/operations.ts'
import { calendarsAt } from './access.ts'
import { eventKeyOf } from './event-key.ts'
import type { StoredEvent } from './event-store.ts'
import { eventOf, waitingEvents } from './event-store.ts'
import { planSeats } from './plan-seats.ts'
import { CALENDAR_EVENTS } from './queues.ts'
import { targetsOf } from './store.ts'
import type { WantedEvent } from './tables.ts'
import { claimsRoom, queueEvent, targetPlace } from './want.ts'

/** The booking, and the id of what happened to it. */
type Planned = Pick<BookingEvent, 'id' | 'hostId' | 'bookingId' | 'snapshot'> & {
  /** Where it was to take place before. */
  former?: Location
}

/** Also writes upcoming meetings from before the calendar was chosen. Repeat: adds nothing. */
export async function planMeetingsToCome(context: Context, hostId: HostId): Promise<void> {
  const planned = new Set<string>()
  for (const booking of await meetingsToCome(context, hostId)) {
    if (!booking.takes_time) continue
    const { id: bookingId, sequence, seats } = booking
    const id = stableId(bookingId, String(sequence), hostId)
    const meeting = `${booking.origin_id} ${booking.starts_at.getTime()}`
    if (seats === null) await planEventOf(context, { id, hostId, bookingId, snapshot: snapshotOf(booking) })
    else if (!planned.has(meeting)) await planSeats(context, { id, snapshot: snapshotOf(booking) }, booking)
    planned.add(meeting)
  }
}

/** Plans the booking's event in the calendar of each person who comes, and takes it from who no longer does. */
export async function planEvent(context: Context, planned: Planned): Promise<void> {
  const booking = await bookingToRead(context, planned.hostId, planned.bookingId)
  if (!booking) return
  if (booking.seats !== null) return planSeats(context, planned, booking)
  const { host_ids: hostIds, former_ids: formerIds } = booking
  const connections = await connectionsOfHosts(context, [...new Set([...hostIds, ...formerIds])])
  const people = [...(await occupiedHosts(context.db, booking)), ...formerIds]
  for (const hostId of people)
    if (connections.length > 0 || (await eventOf(context.db, hostId, planned.bookingId)))
      await planEventOf(context, { ...planned, hostId })
}

/** Stores the event that the booking should have in the host's calendar, and queues writing it. Repeat: adds nothing. */
async function planEventOf(
  context: Context,
  { id, hostId, bookingId, snapshot, former }: Planned,
): Promise<void> {
  // Most hosts have no calendar for bookings. Whoever chooses one later gets all upcoming meetings then.
  const hasCalendar = await targetPlace(context.db, hostId)
  if (!hasCalendar && !(await eventOf(context.db, hostId, bookingId))) return
  await context.db.transaction().execute(async (trx) => {
    const booking = await lockedBooking(trx, hostId, bookingId)
    if (!booking) return
    const known = await eventOf(trx, hostId, bookingId)
    // Somebody else took it since, or it was canceled: what happened before that is of no use.
    const isOff = booking.status === 'canceled'
    const isCanceled = isOff || snapshot.status === 'canceled'
    // An existing event stays in its calendar, even if the host has chosen another.
    const place = known ?? (isCanceled ? undefined : await targetPlace(trx, hostId))
    if (!place) return
    const calendars = await calendarsAt(context, { hostId, connectionId: place.connection_id })
    const [first] = await occupiedHosts(trx, booking)
    const key = keyFor(booking, known)
    const wanted = isCanceled
      ? null
      : {
          ...(await wantedOf(context, { hostId, bookingId, snapshot }, calendars?.roomKind)),
          ...(key !== undefined && { key }),
          // The meeting takes place elsewhere now.
          ...((known?.wanted?.endsRoom || (former && former.kind === calendars?.roomKind)) && {
            endsRoom: true as const,
          }),
          // Providers put an event into the calendars of those whom it invites: once is enough.
          ...(first !== hostId && { attendees: [] }),
        }
    if (wanted?.wantsRoom)
      wanted.wantsRoom = await mayMakeRoom(context, trx, { hostId, bookingId }, claimsRoom)
    await queueEvent(context, trx, id, {
      host_id: hostId,
      booking_id: bookingId,
      connection_id: place.connection_id,
      calendar_id: place.calendar_id,
      event_id: calendars?.idOf(key ?? eventKeyOf(bookingId)) ?? null,
      event_key: key ?? null,
      sequence: isOff ? Math.max(booking.sequence, snapshot.sequence) : snapshot.sequence,
      wanted: wanted && JSON.stringify(wanted),
      wanted_start: isCanceled ? null : new Date(snapshot.start),
      wanted_end: isCanceled ? null : new Date(snapshot.end),
    })
  })
}

/** Undefined: the key of the booking. Two people may use one calendar, and who comes back gets another event. */
function keyFor(
  { id, host_id: hostId, host_ids: [owner], sequence }: StoredBooking,
  known: StoredEvent | undefined,
): string | undefined {
  if (known?.wanted) return known.wanted.key
  if (known) return eventKeyOf(id, hostId, String(sequence))
  return hostId === owner ? undefined : eventKeyOf(id, hostId)
}

/** The rooms with which events in the calendars for bookings come. */
export async function makesRooms(
  context: Context,
  hostIds: readonly HostId[],
): Promise<readonly MadeRooms[]> {
  const made: MadeRooms[] = []
  // Most hosts have no connections. Whoever else makes rooms shares this reading.
  if ((await connectionsOfHosts(context, hostIds)).length === 0) return made
  for (const { host_id: hostId, connection_id: connectionId } of await targetsOf(context.db, hostIds)) {
    const kind = (await calendarsAt(context, { hostId, connectionId }))?.roomKind
    if (kind) made.push({ hostId, kind })
  }
  return made
}

/** The rooms that come with the connection whose calendar gets the bookings. */
export async function roomAccounts(context: Context, hostId: HostId): Promise<RoomAccount[]> {
  const place = await targetPlace(context.db, hostId)
  if (!place) return []
  const connectionId = place.connection_id
  const kind = (await calendarsAt(context, { hostId, connectionId }))?.roomKind
  return kind ? [{ kind, connectionId }] : []
}

/** Writes a room into the event, unless the room came with the event. Repeat: adds nothing. */
export async function planRoom(context: Context, given: RoomGiven): Promise<void> {
  const booking = await bookingById(context.db, given.hostId, given.bookingId)
  if (!booking) return
  if (booking.seats !== null) return planSeats(context, given, booking)
  for (const hostId of await occupiedHosts(context.db, booking)) {
    const known = await eventOf(context.db, hostId, given.bookingId)
    if (!known?.wanted?.wantsRoom) await planEventOf(context, { ...given, hostId })
  }
}

async function wantedOf(
  context: Context,
  { hostId, bookingId, snapshot }: Omit<Planned, 'id' | 'former'>,
  roomKind: RoomKind | undefined,
): Promise<WantedEvent> {
  const { eventName, invitee, guests, location, declined = [], date, decidedBy } = snapshot
  const room = roomUrl(location)
  const host = date ? await findHost(context, hostId) : undefined
  const url = `${context.config.publicUrl}/scheduled-events?booking=${bookingId}`
  return {
    // After a poll, the title names nobody, because no single person stands for the others.
    title: decidedBy ? eventName : `${eventName}: ${invitee.name}`,
    description: decidedBy ? url : `${invitee.name}\n${invitee.email}\n${url}`,
    ...(date && host && { allDay: { date, timeZone: host.time_zone } }),
    location: 'value' in location ? location.value : (room ?? ''),
    attendees: [{ email: invitee.email, name: invitee.name }, ...guests.map((email) => ({ email }))].filter(
      ({ email }) => !declined.includes(email),
    ),
    wantsRoom: location.kind === roomKind && room === undefined,
  }
}

/** Queues events that could not be written while the connection was broken. Repeat: harmless. */
export async function wakeWaiting(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  ref: { hostId: HostId; connectionId: string },
): Promise<void> {
  const waiting = await waitingEvents(db, ref)
  await jobs.send(
    db,
    CALENDAR_EVENTS,
    waiting.map(({ host_id: hostId, booking_id: bookingId }) => ({ data: { hostId, bookingId } })),
  )
}
