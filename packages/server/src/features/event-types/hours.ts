import type { ScheduleUser } from '../availability/users.ts'
import { countUsesOfSchedules, replaceScheduleByHours } from './store.ts'

/** Event types whose schedule is deleted get custom hours with the same hours. */
export const eventTypesBySchedule: ScheduleUser = {
  async uses(db, hostId) {
    const rows = await countUsesOfSchedules(db, hostId)
    return new Map(rows.map((row) => [row.schedule_id, row.uses]))
  },
  release: (trx, { hostId, id }, hours) => replaceScheduleByHours(trx, hostId, id, hours),
}
