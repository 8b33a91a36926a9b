import type { RoomAccount } from '@scheduling/contract'
import { roomUrl } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import { stableId } from '../../jobs/stable-id.ts'
import { providerHere } from '../connections/providers.ts'
import type { BookingEvent, ClaimsRoom, MadeRooms } from '../bookings/events.ts'
import { ROOM_MAKERS } from '../bookings/events.ts'
import { mayMakeRoom } from '../bookings/rooms.ts'
import { meetInRoom } from '../event-types/first-room.ts'
import { snapshotOf } from '../bookings/snapshot.ts'
import type { StoredBooking } from '../bookings/operations.ts'
import { bookingToRead, lockedBooking, lockedSeats, meetingsToCome } from '../bookings/operations.ts'
import type { ConnectionRef } from '../connections/check.ts'
import { connectionOf, connectionsOfHost, connectionsOfHosts } from '../connections/operations.ts'
import { MEETING_ROOMS } from './queues.ts'
import type { StoredRoom } from './store.ts'
import { handOnRoom, roomOf, roomsOf, waitingRooms, wantRoom } from './store.ts'

/** The booking, and the id of what happened to it. */
type Planned = Pick<BookingEvent, 'id' | 'hostId' | 'bookingId' | 'snapshot'>

type PlannedRoom = Planned & { title: string }

/**
 * Stores which room a meeting should have, and queues making it. The first of its hosts who can make rooms makes it.
 * Repeat: adds nothing.
 */
export async function planMeetingRoom(context: Context, planned: Planned): Promise<void> {
  const { bookingId, snapshot } = planned
  const booking = await bookingToRead(context, planned.hostId, bookingId)
  if (!booking) return
  const { host_ids: hostIds, former_ids: formerIds } = booking
  const isExtra = booking.seats !== null && (await leaveRoom(context, booking))
  // Everybody in the room reads its title, so that of a meeting with seats names nobody.
  const { eventName, invitee } = snapshot
  const title = booking.seats === null ? `${eventName}: ${invitee.name}` : eventName
  const newest = Math.max(booking.sequence, snapshot.sequence)
  let isMade = false
  const all = [...formerIds, ...hostIds]
  // At once with whoever else wants to know their connections after the same event.
  const [rooms, made] = await Promise.all([
    roomsOf(context.db, all, bookingId),
    makesMeetingRooms(context, hostIds),
  ])
  for (const hostId of all) {
    const known = rooms.find(({ host_id: of }) => of === hostId)
    // A room that ended was somebody's who came back, or of a canceled meeting.
    if (!known || known.wanted_title === null) continue
    const isFormer = formerIds.includes(hostId)
    isMade ||= !isFormer
    // Whose meeting it no longer is takes their room along.
    const left = { ...snapshot, status: 'canceled' as const, sequence: newest }
    const here = isFormer || isExtra ? left : snapshot
    await planRoomOf(context, { ...planned, hostId, title, snapshot: here }, known.connection_id, false)
  }
  // If the meeting already has a URL, somebody else made its room.
  if (isMade || snapshot.status === 'canceled' || roomUrl(snapshot.location) !== undefined) return
  // The host may have moved it elsewhere since.
  if (booking.location.kind !== snapshot.location.kind || roomUrl(booking.location) !== undefined) return
  // Most hosts have no connection that makes rooms. Then it does not matter who else does.
  if (made.some(({ kind }) => kind === snapshot.location.kind))
    await planFirstRoom(context, { ...planned, title }, hostIds)
}

/**
 * Hands the room of a meeting with seats on to who stays. Answers whether the booking came with a room to a meeting that
 * has one.
 */
async function leaveRoom(
  context: Context,
  { host_id: hostId, id: bookingId }: StoredBooking,
): Promise<boolean> {
  return context.db.transaction().execute(async (trx) => {
    const booking = await lockedBooking(trx, hostId, bookingId)
    const room = await roomOf(trx, { hostId, bookingId })
    if (!booking || !room?.wanted_start) return false
    const isThere = room.wanted_start.getTime() === booking.starts_at.getTime()
    if (booking.status === 'scheduled' && isThere) return false
    for (const next of await lockedSeats(trx, { ...booking, starts_at: room.wanted_start })) {
      const former = await roomOf(trx, { hostId, bookingId: next.id })
      if (former && !isEnded(former)) continue
      await handOnRoom(trx, room, next)
      await context.jobs.send(trx, MEETING_ROOMS, [{ data: { hostId, bookingId: next.id } }])
      return false
    }
    for (const { id } of await lockedSeats(trx, booking))
      if (id !== bookingId && (await claimsMeetingRoom(trx, { hostId, bookingId: id }))) return true
    return false
  })
}

/** A room that the booking had in another meeting. */
function isEnded({ wanted_title: title, sequence, kept_sequence: kept }: StoredRoom): boolean {
  return title === null && kept === sequence
}

/** The meeting takes place elsewhere, so its room goes. Repeat: adds nothing. */
export async function endMeetingRoom(context: Context, planned: Planned): Promise<void> {
  const booking = await bookingToRead(context, planned.hostId, planned.bookingId)
  if (!booking) return
  const snapshot = { ...planned.snapshot, status: 'canceled' as const }
  for (const { host_id: hostId, connection_id: connectionId, wanted_title: title } of await roomsOf(
    context.db,
    booking.host_ids,
    planned.bookingId,
  ))
    if (title !== null)
      await planRoomOf(context, { ...planned, hostId, snapshot, title }, connectionId, false)
}

async function planFirstRoom(
  context: Context,
  planned: PlannedRoom,
  hostIds: readonly HostId[],
): Promise<void> {
  const { kind } = planned.snapshot.location
  for (const hostId of hostIds) {
    if (await comesOtherwise(context, hostId, kind)) return
    const connectionId = await makerOf(context, hostId, kind)
    if (connectionId !== undefined) return planRoomOf(context, { ...planned, hostId }, connectionId, true)
  }
}

async function planRoomOf(
  context: Context,
  { id, hostId, bookingId, snapshot, title }: PlannedRoom,
  connectionId: string,
  isNew: boolean,
): Promise<void> {
  const { status, sequence, start, end } = snapshot
  const isCanceled = status === 'canceled'
  await context.db.transaction().execute(async (trx) => {
    if (isNew && !(await mayMakeRoom(context, trx, { hostId, bookingId }, claimsMeetingRoom))) return
    const isWanted = await wantRoom(trx, {
      host_id: hostId,
      booking_id: bookingId,
      connection_id: connectionId,
      room_id: null,
      sequence,
      wanted_title: isCanceled ? null : title,
      wanted_start: isCanceled ? null : new Date(start),
      wanted_end: isCanceled ? null : new Date(end),
      is_tried: false,
      kept_sequence: null,
    })
    if (isWanted)
      await context.jobs.send(trx, MEETING_ROOMS, [
        { data: { hostId, bookingId }, id: stableId(id, hostId, MEETING_ROOMS.name) },
      ])
  })
}

/** Whether others make the room: a Teams room may come with the event in the host's calendar. */
async function comesOtherwise(
  context: Context,
  hostId: HostId,
  kind: BookingEvent['snapshot']['location']['kind'],
): Promise<boolean> {
  const others = context.hooks(ROOM_MAKERS).filter((makes) => makes !== makesMeetingRooms)
  const answers = await Promise.all(others.map((makes) => makes(context, [hostId])))
  return answers.flat().some((made) => made.kind === kind)
}

/** The connection that makes rooms of this kind for a host. The oldest, if there are several. */
async function makerOf(context: Context, hostId: HostId, kind: string): Promise<string | undefined> {
  const accounts = await meetingRoomAccounts(context, hostId)
  return accounts.find((account) => account.kind === kind)?.connectionId
}

/** The rooms that a host's connections make, by the oldest connection of each kind. */
export async function meetingRoomAccounts(context: Context, hostId: HostId): Promise<RoomAccount[]> {
  const connections = await connectionsOfHost(context, hostId)
  const accounts = connections.flatMap(({ id: connectionId, provider }) => {
    const kind = providerHere(context, provider).ports?.rooms?.kind
    return kind ? [{ kind, connectionId }] : []
  })
  return accounts.filter(({ kind }, index) => accounts.findIndex((other) => other.kind === kind) === index)
}

export async function makesMeetingRooms(
  context: Context,
  hostIds: readonly HostId[],
): Promise<readonly MadeRooms[]> {
  const connections = await connectionsOfHosts(context, hostIds)
  return connections.flatMap(({ host_id: hostId, provider }) => {
    const kind = providerHere(context, provider).ports?.rooms?.kind
    return kind ? [{ hostId, kind }] : []
  })
}

/** Whether a separate room is wanted for the meeting, and not only its deletion. */
export const claimsMeetingRoom: ClaimsRoom = async (trx, meeting) =>
  typeof (await roomOf(trx, meeting))?.wanted_title === 'string'

/** Makes rooms for meetings from before a new connection, and waiting rooms of a renewed one. Repeat: adds nothing. */
export async function adoptRooms(context: Context, ref: ConnectionRef): Promise<void> {
  const connection = await connectionOf(context, ref)
  const rooms = connection && providerHere(context, connection.provider).ports?.rooms
  if (!rooms) return
  await meetInRoom(context, ref.hostId, rooms.kind)
  for (const booking of await meetingsToCome(context, ref.hostId)) {
    const { id: bookingId, sequence } = booking
    const id = stableId(bookingId, String(sequence), ref.connectionId)
    await planMeetingRoom(context, { id, hostId: ref.hostId, bookingId, snapshot: snapshotOf(booking) })
  }
  await wakeRooms(context, ref)
}

/** Queues rooms that could not be made or changed before. Repeat: harmless. */
export async function wakeRooms(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  ref: ConnectionRef,
): Promise<void> {
  const waiting = await waitingRooms(db, ref)
  await jobs.send(
    db,
    MEETING_ROOMS,
    waiting.map(({ host_id: hostId, booking_id: bookingId }) => ({ data: { hostId, bookingId } })),
  )
}
