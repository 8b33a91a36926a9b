import type { EventType, Location, LockableField, Question } from '@scheduling/contract'
import type { Hours } from '@scheduling/domain'
import type { Generated } from 'kysely'
import type { Json, NullableJson } from '../../database/columns.ts'
import type { KindsOf } from '../../database/catalog.ts'
import type { HostId } from '../../host-id.ts'

export interface EventTypeRow {
  host_id: HostId
  id: string
  slug: string
  name: string
  description: string
  is_on: boolean
  is_secret: boolean
  off_text: string
  position: number
  duration: number
  increment: number
  buffer_before: number
  buffer_after: number
  minimum_notice: number
  reschedule_notice: number
  cancel_notice: number
  booking_window: Json<EventType['window']>
  limits: Json<EventType['limits']>
  locations: Json<Location[]>
  questions: Json<Question[]>
  reminders: Json<EventType['reminders']>
  confirmation: Json<EventType['confirmation']>
  allow_guests: boolean
  confirm_email: boolean
  approval: NullableJson<NonNullable<EventType['approval']>>
  video: NullableJson<NonNullable<EventType['video']>>
  /** How many invitees can book the same time. Null: one. */
  seats: Generated<number | null>
  show_seats_left: Generated<boolean>
  schedule_id: string | null
  custom_hours: NullableJson<Hours>
  /** The organization that gave it, and its event type there. Null: the host's own. */
  given_by: HostId | null
  given_event_type: string | null
  locked: LockableField[] | null
  created_at: Date
  deleted_at: Date | null
}

export interface EventTypeTables {
  event_types: EventTypeRow
}

export const TABLES: KindsOf<EventTypeTables> = {
  event_types: 'host',
}

declare module '../../database/schema.ts' {
  interface Database extends EventTypeTables {}
}
