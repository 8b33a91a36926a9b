import type { Hours, Weekday } from '@scheduling/domain'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { JoinedDaysOff } from '../days-off/columns.ts'
import { DAYS_OFF_COLUMNS } from '../days-off/columns.ts'
import type { ScheduleRow } from '../availability/tables.ts'

/** What offers need to know about a host, with the hours of the default schedule. */
export interface HostRow extends JoinedDaysOff {
  host_id: HostId
  time_zone: string
  week_start: Weekday
  busy_revision: string
  held_until: Date | null
  opened_at: Date | null
  closed_at: Date | null
  asks_for_proof: boolean
  schedule_id: string | null
  schedule_name: string | null
  schedule_time_zone: string | null
  schedule_weekly: Hours['weekly'] | null
  schedule_overrides: Hours['overrides'] | null
  schedule_version: number | null
}

/** Those of these hosts that exist, in one query. */
export async function offeringHosts(db: Db, hostIds: readonly HostId[]): Promise<HostRow[]> {
  return db
    .selectFrom('hosts')
    .innerJoin('profiles', 'profiles.host_id', 'hosts.host_id')
    .leftJoin('schedules', (join) =>
      join.onRef('schedules.host_id', '=', 'hosts.host_id').on('schedules.is_default', '=', true),
    )
    .leftJoin('days_off', 'days_off.host_id', 'hosts.host_id')
    .select(DAYS_OFF_COLUMNS)
    .select([
      'hosts.host_id',
      'profiles.time_zone',
      'profiles.week_start',
      'hosts.busy_revision',
      'hosts.held_until',
      'profiles.opened_at',
      'profiles.closed_at',
      'profiles.asks_for_proof',
      'schedules.id as schedule_id',
      'schedules.name as schedule_name',
      'schedules.time_zone as schedule_time_zone',
      'schedules.weekly as schedule_weekly',
      'schedules.overrides as schedule_overrides',
      'schedules.version as schedule_version',
    ])
    .where(sql<boolean>`hosts.host_id = any (${hostIds}::uuid[])`)
    .execute()
}

/** A host, and which of their schedules is wanted. Null: the default one. */
export interface WantedHours {
  hostId: HostId
  scheduleId: string | null
}

export type ChosenSchedule = Pick<
  Selectable<ScheduleRow>,
  'host_id' | 'id' | 'name' | 'time_zone' | 'weekly' | 'overrides' | 'version'
>

/** The schedules that were chosen instead of the default ones. No query if none was. */
export async function chosenSchedules(db: Db, wanted: readonly WantedHours[]): Promise<ChosenSchedule[]> {
  const chosen = wanted.filter(({ scheduleId }) => scheduleId !== null)
  if (chosen.length === 0) return []
  const rows = await db
    .selectFrom('schedules')
    .select(['host_id', 'id', 'name', 'time_zone', 'weekly', 'overrides', 'version'])
    .where(sql<boolean>`host_id = any (${chosen.map(({ hostId }) => hostId)}::uuid[])`)
    .where(sql<boolean>`id = any (${chosen.map(({ scheduleId }) => scheduleId)}::uuid[])`)
    .execute()
  return rows.filter((row) => chosen.some((one) => one.hostId === row.host_id && one.scheduleId === row.id))
}
