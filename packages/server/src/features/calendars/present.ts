import type { Calendar, CalendarBusyTime } from '@scheduling/contract'
import type { NamedBusy } from './busy-now.ts'
import type { StoredCalendar } from './store.ts'

export function presentCalendar(row: StoredCalendar): Calendar {
  return {
    connectionId: row.connection_id,
    id: row.id,
    name: row.name,
    color: row.color,
    isPrimary: row.is_primary,
    canWrite: row.can_write,
    isBlocking: row.is_blocking,
    isTarget: row.is_target,
    counted: row.counted,
    whenUnread: { trustFor: row.trust_minutes, afterwards: row.when_unread },
  }
}

export function presentBusy({ start, end, title, calendar }: NamedBusy): CalendarBusyTime {
  return {
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    connectionId: calendar.connection_id,
    calendarId: calendar.id,
    calendar: calendar.name,
    title: title ?? null,
  }
}
