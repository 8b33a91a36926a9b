import { DAY, isRoom, roomUrl } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { providerHere } from '../connections/providers.ts'
import { ProviderError } from '../../providers/provider.ts'
import { giveRoom } from '../bookings/rooms.ts'
import { bookingById } from '../bookings/operations.ts'
import { withAccess } from '../connections/access.ts'
import type { ConnectionRef } from '../connections/check.ts'
import { connectionOf } from '../connections/operations.ts'
import { wakeRooms } from './plan.ts'
import type { RoomJob } from './queues.ts'
import type { StoredRoom } from './store.ts'
import { deleteRoomsBefore, markKept, markTried, roomOf } from './store.ts'

// Long after anybody last opens a booking.
const KEPT_MS = 90 * DAY

/** Creates, changes or deletes a booking's room. Throws `ProviderError`. Repeat: does nothing. */
export async function keepRoom(context: Context, { hostId, bookingId }: RoomJob): Promise<void> {
  const room = await roomOf(context.db, { hostId, bookingId })
  // Another attempt did it, or the account is no longer connected.
  if (!room || room.kept_sequence === room.sequence) return
  await markKept(context.db, room, await asWanted(context, room))
}

/** Answers the provider's id of the room. */
async function asWanted(context: Context, room: StoredRoom): Promise<string | null> {
  const { host_id: hostId, booking_id: bookingId, connection_id: connectionId } = room
  const { room_id: id, wanted_title: title, wanted_start: start, wanted_end: end } = room
  const ref = { hostId, connectionId }
  if (title === null || !start || !end) {
    if (id !== null) await withRooms(context, ref, 'end_room', (rooms, token) => rooms.end(token, id))
    return null
  }
  const wanted = { key: bookingId, title, start: start.getTime(), end: end.getTime() }
  if (id !== null && (await isWithoutUrl(context, room))) {
    // Somebody else had the meeting in between, and its URL went with them.
    await withRooms(context, ref, 'end_room', (rooms, token) => rooms.end(token, id))
  } else if (id !== null) {
    try {
      await withRooms(context, ref, 'make_room', (rooms, token) => rooms.change(token, id, wanted))
      return id
    } catch (error) {
      // Somebody deleted the room at the provider. Its URL is in everybody's calendar, so we do not make another one unasked.
      if (!(error instanceof ProviderError) || error.failure !== 'not_found') throw error
      return id
    }
  }
  await markTried(context.db, { hostId, bookingId })
  const made = await withRooms(context, ref, 'make_room', async (rooms, token) => ({
    ...(await rooms.make(token, wanted, room.is_tried)),
    kind: rooms.kind,
  }))
  await giveRoom(context, { hostId, bookingId, kind: made.kind, url: made.url })
  return made.id
}

async function isWithoutUrl(
  { db }: Context,
  { host_id: hostId, booking_id: bookingId }: StoredRoom,
): Promise<boolean> {
  const booking = await bookingById(db, hostId, bookingId)
  return booking !== undefined && isRoom(booking.location.kind) && roomUrl(booking.location) === undefined
}

async function withRooms<Result>(
  context: Context,
  ref: ConnectionRef,
  name: 'make_room' | 'end_room' | 'look',
  work: (rooms: NonNullable<Ports['rooms']>, token: string) => Promise<Result>,
): Promise<Result> {
  return withAccess(context, ref, name, ({ rooms }, token) => {
    if (!rooms) throw new ProviderError('invalid', 'a provider without rooms')
    return work(rooms, token)
  })
}

type Ports = NonNullable<ReturnType<typeof providerHere>['ports']>

/** Checks that a provider of rooms still grants access, and retries waiting rooms. */
export async function checkRooms(context: Context, ref: ConnectionRef): Promise<void> {
  const connection = await connectionOf(context, ref)
  if (!connection || !providerHere(context, connection.provider).ports?.rooms) return
  await withRooms(context, ref, 'look', (rooms, token) => rooms.look(token))
  await wakeRooms(context, ref)
}

/** Called by the daily job. Repeat: finds nothing. */
export async function cleanUpRooms({ db, clock }: Context): Promise<void> {
  await deleteRoomsBefore(db, new Date(clock.now() - KEPT_MS))
}
