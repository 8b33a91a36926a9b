import type { ScheduleUser } from '../availability/users.ts'
import { tellChanged } from './operations.ts'
import { countUsesOfSchedules, eventTypesWithSchedule, replaceScheduleByHours } from './store.ts'

/** Event types whose schedule is deleted get custom hours with the same hours. */
export const eventTypesBySchedule: ScheduleUser = {
  async uses(db, hostId) {
    const rows = await countUsesOfSchedules(db, hostId)
    return new Map(rows.map((row) => [row.schedule_id, row.uses]))
  },
  release: (trx, { hostId, id }, hours) => replaceScheduleByHours(trx, hostId, id, hours),
  async follow(context, trx, { hostId, id: scheduleId }) {
    for (const { id } of await eventTypesWithSchedule(trx, hostId, scheduleId))
      await tellChanged(context, trx, hostId, id)
  },
}
