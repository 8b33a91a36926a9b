import type { Calendar } from '@scheduling/contract'
import type { StoredCalendar } from './store.ts'

export function presentCalendar(row: StoredCalendar): Calendar {
  return {
    connectionId: row.connection_id,
    id: row.id,
    name: row.name,
    colour: row.colour,
    isPrimary: row.is_primary,
    canWrite: row.can_write,
    isBlocking: row.is_blocking,
    isTarget: row.is_target,
  }
}
