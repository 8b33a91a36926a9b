import type { KindsOf } from '../../database/catalogue.ts'
import type { HostId } from '../../host-id.ts'

/** What room a booking is to have, and what there is. */
export interface MeetingRoomRow {
  host_id: HostId
  booking_id: string
  connection_id: string
  /** As its provider calls it; null before it is made. */
  room_id: string | null
  /** Of the booking as it is wanted. */
  sequence: number
  /** Null: it is canceled. */
  wanted_title: string | null
  wanted_start: Date | null
  wanted_end: Date | null
  /** Somebody may have made it already. */
  is_tried: boolean
  kept_sequence: number | null
}

export interface ConferencingTables {
  meeting_rooms: MeetingRoomRow
}

export const TABLES: KindsOf<ConferencingTables> = { meeting_rooms: 'host' }

declare module '../../database/schema.ts' {
  interface Database extends ConferencingTables {}
}
