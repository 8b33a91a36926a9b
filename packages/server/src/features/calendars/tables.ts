import type { BusyKind } from '@scheduling/contract'
import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalog.ts'
import type { Json, NullableJson } from '../../database/columns.ts'
import type { HostId } from '../../host-id.ts'
import type { CalendarEvent } from '../../providers/provider.ts'

export interface CalendarRow {
  host_id: HostId
  connection_id: string
  /** The provider's id. */
  id: string
  name: string
  color: string | null
  is_primary: boolean
  can_write: boolean
  can_read: boolean
  is_blocking: boolean
  is_target: boolean
  /** Position up to which changes were read. */
  cursor: string | null
  watch_id: string | null
  watch_resource: string | null
  watch_until: Date | null
  /** How long the last reading counts. Null: until the calendar can be read again. */
  trust_minutes: Generated<number | null>
  when_unread: Generated<'busy' | 'free'>
  /** The kinds of events that count as busy, besides those that always do. */
  counted: Generated<BusyKind[]>
}

/** A busy time: start, end, calendar, and the event's id if we know it. */
export type ReadTime = [start: number, end: number, calendarId: string, eventId?: string]

export interface ReadingRow {
  host_id: HostId
  connection_id: string
  /** Start of a stretch of four weeks. */
  starts_at: Date
  read_at: Date
  times: Json<ReadTime[]>
}

/** Content of an event. The other fields have columns of their own. */
export type WantedEvent = Pick<
  CalendarEvent,
  'title' | 'description' | 'location' | 'attendees' | 'wantsRoom' | 'endsRoom' | 'allDay'
> & {
  /** Absent: the key of the booking. */
  key?: string
}

export interface CalendarEventRow {
  host_id: HostId
  booking_id: string
  connection_id: string
  calendar_id: string
  /** The provider's id. Null if it is not known before the event is written. */
  event_id: string | null
  /** The key that `event_id` belongs to. Null: that of the booking. */
  event_key: Generated<string | null>
  /** A first attempt was made, so the event may exist although its id is not known. */
  is_tried: Generated<boolean>
  /** The booking's sequence in the wanted state. */
  sequence: number
  /** Null: the booking is canceled. */
  wanted: NullableJson<WantedEvent>
  wanted_start: Date | null
  wanted_end: Date | null
  /** Null: nothing is written yet. */
  written_sequence: number | null
  written_start: Date | null
  written_end: Date | null
  /** When writing finished. Earlier readings may still show the event's former time. */
  written_at: Date | null
}

interface CalendarChoiceRow {
  host_id: HostId
  syncs_cancelation: boolean
}

/** One calendar can block several hosts or get their bookings. */
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

/** Tables that are in no export of a host, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  calendar_events: 'the same as the bookings, on their way to a calendar',
  calendar_choices: 'one switch, shown with the calendars',
  calendar_readings: 'copies of the connected calendars',
}

declare module '../../database/schema.ts' {
  interface Database extends CalendarTables {}
}
