import type { KindsOf } from '../../database/catalog.ts'
import type { HostId } from '../../host-id.ts'

/** The room that a booking should have, and the one that exists. */
export interface MeetingRoomRow {
  host_id: HostId
  booking_id: string
  connection_id: string
  /** The provider's id. Null before the room is made. */
  room_id: string | null
  /** The booking's sequence in the wanted state. */
  sequence: number
  /** Null: the booking is canceled. */
  wanted_title: string | null
  wanted_start: Date | null
  wanted_end: Date | null
  /** An earlier attempt may have made the room already. */
  is_tried: boolean
  kept_sequence: number | null
}

export interface ConferencingTables {
  meeting_rooms: MeetingRoomRow
}

export const TABLES: KindsOf<ConferencingTables> = { meeting_rooms: 'host' }

/** Tables that are in no export of a host, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  meeting_rooms: 'the same as the bookings',
}

declare module '../../database/schema.ts' {
  interface Database extends ConferencingTables {}
}
