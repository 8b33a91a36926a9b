import type { Schedule } from '@scheduling/contract'
import type { UsedSchedule } from './operations.ts'

export function presentSchedule({ schedule, uses }: UsedSchedule): Schedule {
  return {
    id: schedule.id,
    name: schedule.name,
    is_default: schedule.is_default,
    timeZone: schedule.time_zone,
    weekly: schedule.weekly,
    overrides: schedule.overrides,
    version: schedule.version,
    eventTypes: uses,
  }
}
