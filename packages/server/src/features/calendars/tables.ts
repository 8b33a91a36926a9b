import type { BusyKind } from '@scheduling/contract'
import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalogue.ts'
import type { Json, NullableJson } from '../../database/columns.ts'
import type { HostId } from '../../host-id.ts'
import type { CalendarEvent } from '../../providers/provider.ts'

export interface CalendarRow {
  host_id: HostId
  connection_id: string
  /** As its provider names it. */
  id: string
  name: string
  colour: string | null
  is_primary: boolean
  can_write: boolean
  can_read: boolean
  is_blocking: boolean
  is_target: boolean
  /** Up to where changes were read. */
  cursor: string | null
  watch_id: string | null
  watch_resource: string | null
  watch_until: Date | null
  /** How long what was last read counts; null: until it can be read again. */
  trust_minutes: Generated<number | null>
  when_unread: Generated<'busy' | 'free'>
  /** What counts as busy besides what plainly is. */
  counted: Generated<BusyKind[]>
}

/** One stretch of busy time: from, until, in which calendar, and which event it is where that is known. */
export type ReadTime = [start: number, end: number, calendarId: string, eventId?: string]

export interface ReadingRow {
  host_id: HostId
  connection_id: string
  /** Of a stretch of four weeks. */
  starts_at: Date
  read_at: Date
  times: Json<ReadTime[]>
}

/** What else is in an event stands beside it. */
export type WantedEvent = Pick<
  CalendarEvent,
  'title' | 'description' | 'location' | 'attendees' | 'wantsRoom' | 'allDay'
>

export interface CalendarEventRow {
  host_id: HostId
  booking_id: string
  connection_id: string
  calendar_id: string
  /** As its provider calls it; null where that is not known before it is written. */
  event_id: string | null
  /** Of the booking as it is wanted. */
  sequence: number
  /** Null: it is canceled. */
  wanted: NullableJson<WantedEvent>
  wanted_start: Date | null
  wanted_end: Date | null
  /** Null before anything was written. */
  written_sequence: number | null
  written_start: Date | null
  written_end: Date | null
  /** When that ended: what was read before may show it where it stood. */
  written_at: Date | null
}

interface CalendarChoiceRow {
  host_id: HostId
  syncs_cancelation: boolean
}

/** Several hosts may be busy by one calendar, or write into it. */
export interface SharerRow {
  calendar_key: string
  for_host: HostId
  is_blocking: boolean
  is_target: boolean
}

export interface CalendarTables {
  calendars: CalendarRow
  calendar_readings: ReadingRow
  calendar_events: CalendarEventRow
  calendar_choices: CalendarChoiceRow
  calendar_sharers: SharerRow
}

export const TABLES: KindsOf<CalendarTables> = {
  calendars: 'host',
  calendar_readings: 'host',
  calendar_events: 'host',
  calendar_choices: 'host',
  calendar_sharers: 'directory',
}

declare module '../../database/schema.ts' {
  interface Database extends CalendarTables {}
}
