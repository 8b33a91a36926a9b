import type { Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { MeetingRoomRow } from './tables.ts'

export type StoredRoom = Selectable<MeetingRoomRow>

interface BookingRef {
  hostId: HostId
  bookingId: string
}

export async function roomOf(db: Db, { hostId, bookingId }: BookingRef): Promise<StoredRoom | undefined> {
  return db
    .selectFrom('meeting_rooms')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
}

/** Those of these hosts for one booking. */
export async function roomsOf(db: Db, hostIds: readonly HostId[], bookingId: string): Promise<StoredRoom[]> {
  return db
    .selectFrom('meeting_rooms')
    .selectAll()
    .where(sql<boolean>`host_id = any (${hostIds}::uuid[])`)
    .where('booking_id', '=', bookingId)
    .execute()
}

/** Sets the wanted room. False if the same or a newer one is wanted. */
export async function wantRoom(trx: Transaction<Database>, row: MeetingRoomRow): Promise<boolean> {
  const { sequence, wanted_title, wanted_start, wanted_end } = row
  const written = await trx
    .insertInto('meeting_rooms')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['host_id', 'booking_id'])
        .doUpdateSet({ sequence, wanted_title, wanted_start, wanted_end })
        .where('meeting_rooms.sequence', '<', sequence),
    )
    .returning('booking_id')
    .executeTakeFirst()
  return written !== undefined
}

/** Another booking of the same meeting, which has none, has the room from now on. */
export async function handOnRoom(
  trx: Transaction<Database>,
  { host_id: hostId, booking_id: bookingId, sequence: former, kept_sequence: kept }: StoredRoom,
  { id, sequence }: { id: string; sequence: number },
): Promise<void> {
  // One that was ended.
  await trx.deleteFrom('meeting_rooms').where('host_id', '=', hostId).where('booking_id', '=', id).execute()
  const isKept = kept === former
  await at(trx, { hostId, bookingId })
    .set({ booking_id: id, sequence, kept_sequence: isKept ? sequence : null })
    .execute()
}

export async function markTried(db: Db, ref: BookingRef): Promise<void> {
  await at(db, ref).set({ is_tried: true }).execute()
}

/** Marks the room as done, in the state of `room`. */
export async function markKept(db: Db, room: StoredRoom, roomId: string | null): Promise<void> {
  await at(db, { hostId: room.host_id, bookingId: room.booking_id })
    .set({ room_id: roomId, kept_sequence: room.sequence })
    .execute()
}

function at(db: Db, { hostId, bookingId }: BookingRef) {
  return db.updateTable('meeting_rooms').where('host_id', '=', hostId).where('booking_id', '=', bookingId)
}

/** A connection's rooms that differ from what is wanted. */
export async function waitingRooms(
  db: Db,
  { hostId, connectionId }: { hostId: HostId; connectionId: string },
): Promise<StoredRoom[]> {
  return db
    .selectFrom('meeting_rooms')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('connection_id', '=', connectionId)
    .where(sql<boolean>`kept_sequence is distinct from sequence`)
    .execute()
}

/** Deletes rooms of meetings that ended, or were canceled, before `before`. */
export async function deleteRoomsBefore(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('meeting_rooms')
    .where((where) => where.or([where('wanted_end', '<', before), where('wanted_end', 'is', null)]))
    .where(sql<boolean>`kept_sequence = sequence`)
    .execute()
}
