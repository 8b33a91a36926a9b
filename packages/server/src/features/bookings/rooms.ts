import type { Location, RoomKind } from '@scheduling/contract'
import { isRoom, roomUrl } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { service } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { organizerOf } from './terms.ts'
import { batchReads } from '../../batch.ts'
import type { ClaimsRoom } from './events.ts'
import { ROOM_CLAIMS, ROOM_MAKERS, ROOMS_GIVEN } from './events.ts'
import type { MeetingWithSeats } from './seats-store.ts'
import { lockedSeats, roomOfSeats } from './seats-store.ts'
import { snapshotOf } from './snapshot.ts'
import type { StoredBooking } from './store.ts'
import { lockedBooking, updateBooking } from './store.ts'

export interface NewRoom {
  hostId: HostId
  bookingId: string
  kind: RoomKind
  url: string
}

/** Stores the URL of a meeting's room if it has none yet. Repeat: does nothing. */
export async function giveRoom(
  { db, events, clock }: Pick<Context, 'db' | 'events' | 'clock'>,
  { hostId, bookingId, kind, url }: NewRoom,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await lockedBooking(trx, hostId, bookingId)
    // Somebody else takes the meeting now, and this room is about to go.
    if (!before?.host_ids.includes(hostId)) return
    // All invitees of a meeting with seats meet in one room.
    const others = before.seats === null ? [] : await lockedSeats(trx, before)
    for (const each of [before, ...others.filter(({ id }) => id !== bookingId)]) {
      if (each.location.kind !== kind || each.location.url !== undefined) continue
      // The sequence grows, so invitations with the URL replace those without.
      const booking = await updateBooking(trx, each, () => ({ location: JSON.stringify({ kind, url }) }))
      if (booking.status === 'canceled') continue
      await events.record(trx, ROOMS_GIVEN, {
        id: randomUUID(),
        hostId: organizerOf(booking),
        bookingId: booking.id,
        occurredAt: new Date(clock.now()).toISOString(),
        snapshot: snapshotOf(booking),
      })
    }
  })
}

/** The location of a booking that joins this meeting: the room of those who are there, if they have one. */
export async function joinedLocation(
  trx: Transaction<Database>,
  meeting: MeetingWithSeats,
  location: Location,
): Promise<Location> {
  return (isRoom(location.kind) && (await roomOfSeats(trx, meeting, location.kind))) || location
}

/** The location after a booking alone moves to this meeting. Who stays keeps the room. */
export async function movedLocation(
  trx: Transaction<Database>,
  before: StoredBooking,
  meeting: MeetingWithSeats,
  offered: readonly Location[],
): Promise<Location> {
  const { location } = before
  const isShared = before.seats !== null && isRoom(location.kind)
  const others = isShared ? [...(await lockedSeats(trx, before)), ...(await lockedSeats(trx, meeting))] : []
  if (others.every(({ id }) => id === before.id)) return location
  const own = offered.find(({ kind }) => kind === location.kind) ?? location
  return joinedLocation(trx, meeting, own)
}

/**
 * Whether no other provider, and no other host of the meeting, makes its room. If true, claim the room in the same transaction. Other providers
 * wait for that, so there is only one room.
 */
export async function mayMakeRoom(
  { hooks }: Pick<Context, 'hooks'>,
  trx: Transaction<Database>,
  meeting: Pick<NewRoom, 'hostId' | 'bookingId'>,
  own: ClaimsRoom,
): Promise<boolean> {
  const { hostId, bookingId } = meeting
  const booking = await lockedBooking(trx, hostId, bookingId)
  if (!booking?.host_ids.includes(hostId)) return false
  const others = booking.seats === null ? [] : await lockedSeats(trx, booking)
  const bookingIds = new Set([bookingId, ...others.map(({ id }) => id)])
  for (const each of booking.host_ids)
    for (const id of bookingIds)
      for (const claims of hooks(ROOM_CLAIMS)) {
        const isOwn = claims === own && each === hostId && id === bookingId
        if (!isOwn && (await claims(trx, { hostId: each, bookingId: id }))) return false
      }
  return true
}

type Meeting = Pick<StoredBooking, 'location' | 'host_ids'>

/** Whether a meeting will get a room that is not made yet. */
export async function isRoomExpected(context: Context, booking: Meeting): Promise<boolean> {
  const { location } = booking
  if (location.kind === 'address' || roomUrl(location) !== undefined) return false
  return context.service(EXPECTED_ROOMS)(booking)
}

// In a rush many ask at once, each for other people.
const MEETINGS_MAX = 100

export const EXPECTED_ROOMS = service({
  name: 'expected rooms',
  open: (context) =>
    batchReads<Meeting, boolean>(async (meetings) => areRoomsExpected(context, meetings), MEETINGS_MAX),
})

async function areRoomsExpected(context: Context, meetings: readonly Meeting[]): Promise<boolean[]> {
  const hostIds = [...new Set(meetings.flatMap(({ host_ids: people }) => people))]
  // At once, because each of them wants to know the connections.
  const asked = context.hooks(ROOM_MAKERS).map(async (makesRooms) => makesRooms(context, hostIds))
  const made = (await Promise.all(asked)).flat()
  return meetings.map(({ location, host_ids: people }) =>
    made.some(({ hostId, kind }) => kind === location.kind && people.includes(hostId)),
  )
}
