import type { Hours, Weekday } from '@scheduling/domain'
import type { Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'

/** What offers need to know about a host, with the hours of the default schedule. */
export interface HostRow {
  host_id: HostId
  time_zone: string
  week_start: Weekday
  busy_revision: string
  held_until: Date | null
  opened_at: Date | null
  asks_for_proof: boolean
  schedule_id: string | null
  schedule_name: string | null
  schedule_time_zone: string | null
  schedule_weekly: Hours['weekly'] | null
  schedule_overrides: Hours['overrides'] | null
  schedule_version: number | null
}

export async function offeringHost(db: Db, hostId: HostId): Promise<HostRow | undefined> {
  return db
    .selectFrom('hosts')
    .innerJoin('profiles', 'profiles.host_id', 'hosts.host_id')
    .leftJoin('schedules', (join) =>
      join.onRef('schedules.host_id', '=', 'hosts.host_id').on('schedules.is_default', '=', true),
    )
    .select([
      'hosts.host_id',
      'profiles.time_zone',
      'profiles.week_start',
      'hosts.busy_revision',
      'hosts.held_until',
      'profiles.opened_at',
      'profiles.asks_for_proof',
      'schedules.id as schedule_id',
      'schedules.name as schedule_name',
      'schedules.time_zone as schedule_time_zone',
      'schedules.weekly as schedule_weekly',
      'schedules.overrides as schedule_overrides',
      'schedules.version as schedule_version',
    ])
    .where('hosts.host_id', '=', hostId)
    .executeTakeFirst()
}
