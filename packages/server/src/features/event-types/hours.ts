import type { Hours } from '@scheduling/domain'
import type { Db } from '../../database/schema.ts'
import { countUsesOfSchedules, replaceScheduleByHours } from './store.ts'

// What the availability capability needs of event types, apart from their operations, which need availability.

/** How many event types use each schedule, by its id. */
export async function usesOfSchedules(db: Db, hostId: string): Promise<Map<string, number>> {
  const rows = await countUsesOfSchedules(db, hostId)
  return new Map(rows.map((row) => [row.schedule_id, row.uses]))
}

/** Event types that used the schedule get custom hours with the same hours. */
export async function releaseSchedule(
  db: Db,
  hostId: string,
  scheduleId: string,
  hours: Hours,
): Promise<void> {
  await replaceScheduleByHours(db, hostId, scheduleId, hours)
}
