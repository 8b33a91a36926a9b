import type { DateOverride, WeeklyHours } from '@scheduling/domain'
import type { Generated } from 'kysely'
import type { Json } from '../../database/columns.ts'
import type { KindsOf } from '../../database/catalog.ts'
import type { HostId } from '../../host-id.ts'

export interface ScheduleRow {
  host_id: HostId
  id: string
  name: string
  is_default: boolean
  time_zone: string
  weekly: Json<WeeklyHours>
  overrides: Json<DateOverride[]>
  version: Generated<number>
  created_at: Date
}

export interface AvailabilityTables {
  schedules: ScheduleRow
}

export const TABLES: KindsOf<AvailabilityTables> = {
  schedules: 'host',
}

declare module '../../database/schema.ts' {
  interface Database extends AvailabilityTables {}
}
