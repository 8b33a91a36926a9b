import type { Team } from '@scheduling/contract'
import type { Hours, Weekday } from '@scheduling/domain'
import type { Insertable, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { JoinedDaysOff } from '../days-off/columns.ts'
import { DAYS_OFF_COLUMNS } from '../days-off/columns.ts'
import type { EventTypeRow } from './tables.ts'

export type StoredEventType = Selectable<EventTypeRow>

/** Which deleted event types can be restored. */
export interface Restorable {
  since: Date
  /** Of one host, the ones deleted last. */
  max: number
}

export async function listEventTypes(db: Db, hostId: HostId): Promise<StoredEventType[]> {
  return db
    .selectFrom('event_types')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('created_at', 'desc')
    .execute()
}

export async function eventTypeById(
  db: Db,
  hostId: HostId,
  id: string,
): Promise<StoredEventType | undefined> {
  return db
    .selectFrom('event_types')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Those that show one of these videos of the library. */
export async function eventTypesWithVideos(
  db: Db,
  hostId: HostId,
  videoIds: readonly string[],
): Promise<{ id: string; name: string; video_id: string }[]> {
  if (videoIds.length === 0) return []
  const videoId = sql<string>`video ->> 'id'`
  return db
    .selectFrom('event_types')
    .select(['id', 'name', videoId.as('video_id')])
    .where('host_id', '=', hostId)
    .where(videoId, 'in', [...videoIds])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .execute()
}

/** Nobody else changes it until the transaction ends. */
export async function holdEventType(
  trx: Transaction<Database>,
  hostId: HostId,
  id: string,
): Promise<StoredEventType | undefined> {
  return trx
    .selectFrom('event_types')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Those of these hosts whose page lists an event type. */
export async function hostsWithOffers(db: Db, hostIds: readonly HostId[]): Promise<ReadonlySet<HostId>> {
  const rows = await db
    .selectFrom('event_types')
    .select('host_id')
    .distinct()
    .where(sql<boolean>`host_id = any (${hostIds}::uuid[])`)
    .where('is_on', '=', true)
    .where('is_secret', '=', false)
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(rows.map(({ host_id }) => host_id))
}

/** What an organization gave does not count. */
export async function countEventTypes(db: Db, hostId: HostId): Promise<number> {
  const row = await db
    .selectFrom('event_types')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('host_id', '=', hostId)
    .where('deleted_at', 'is', null)
    .where('given_by', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Adds it in front of all others. */
export async function insertEventType(
  db: Db,
  row: Omit<Insertable<EventTypeRow>, 'position'>,
): Promise<StoredEventType> {
  return db
    .insertInto('event_types')
    .values((eb) => ({
      ...row,
      position: eb
        .selectFrom('event_types')
        .select(sql<number>`coalesce(min(position), 1) - 1`.as('front'))
        .where('host_id', '=', row.host_id),
    }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateEventType(
  db: Db,
  hostId: HostId,
  id: string,
  change: Updateable<EventTypeRow>,
): Promise<StoredEventType | undefined> {
  return db
    .updateTable('event_types')
    .set(change)
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Answers the ids of those that changed. */
export async function setConfirmEmail(
  db: Db,
  hostId: HostId,
  ids: readonly string[],
  confirmEmail: boolean,
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .updateTable('event_types')
    .set({ confirm_email: confirmEmail })
    .where('host_id', '=', hostId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where('confirm_email', '<>', confirmEmail)
    .where('seats', 'is', null)
    .where(sql<boolean>`not ('confirmEmail' = any (coalesce(locked, '{}')))`)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Apart from event types that an organization gave. */
export async function setReminders(
  db: Db,
  hostId: HostId,
  reminders: StoredEventType['reminders'],
): Promise<void> {
  await db
    .updateTable('event_types')
    .set({ reminders: JSON.stringify(reminders) })
    .where('host_id', '=', hostId)
    .where('given_by', 'is', null)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Those that were deleted after `since`, the last one first. */
export async function restorableEventTypes(
  db: Db,
  hostId: HostId,
  { since, max }: Restorable,
): Promise<StoredEventType[]> {
  return db
    .selectFrom('event_types')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('deleted_at', '>', since)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .limit(max)
    .execute()
}

/** Deleted event types of all hosts that can no longer be restored. */
export async function endedEventTypes(
  db: Db,
  { since, max }: Restorable,
): Promise<Pick<StoredEventType, 'host_id' | 'id'>[]> {
  return db
    .selectFrom(
      db
        .selectFrom('event_types')
        .select(['host_id', 'id', 'deleted_at'])
        .select((eb) =>
          eb.fn
            .agg<string>('row_number')
            .over((over) => over.partitionBy('host_id').orderBy('deleted_at', 'desc').orderBy('id'))
            .as('place'),
        )
        .where('deleted_at', 'is not', null)
        .as('deleted'),
    )
    .select(['host_id', 'id'])
    .where((eb) => eb.or([eb('deleted_at', '<=', since), eb('place', '>', String(max))]))
    .execute()
}

/** Undefined if it is not deleted. */
export async function undeleteEventType(
  trx: Transaction<Database>,
  { host_id, id }: Pick<StoredEventType, 'host_id' | 'id'>,
  slug: string,
): Promise<StoredEventType | undefined> {
  return trx
    .updateTable('event_types')
    .set({ slug, deleted_at: null })
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returningAll()
    .executeTakeFirst()
}

/** Deletes it for good, if it was deleted. */
export async function forgetEventType(
  db: Db,
  { host_id, id }: Pick<StoredEventType, 'host_id' | 'id'>,
): Promise<void> {
  await db
    .deleteFrom('event_types')
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .execute()
}

/** Gives each id the position of its place in the list. */
export async function setPositions(db: Db, hostId: HostId, ids: readonly string[]): Promise<void> {
  await sql`
    update event_types set position = place.position
    from unnest(${ids}::uuid[]) with ordinality as place (id, position)
    where event_types.host_id = ${hostId} and event_types.id = place.id
  `.execute(db)
}

export async function countUsesOfSchedules(
  db: Db,
  hostId: HostId,
): Promise<{ schedule_id: string; uses: number }[]> {
  const rows = await db
    .selectFrom('event_types')
    .select(['schedule_id', (eb) => eb.fn.countAll<string>().as('uses')])
    .where('host_id', '=', hostId)
    .where('deleted_at', 'is', null)
    .where('schedule_id', 'is not', null)
    .groupBy('schedule_id')
    .execute()
  return rows.map((row) => ({ schedule_id: String(row.schedule_id), uses: Number(row.uses) }))
}

export async function eventTypesWithSchedule(
  db: Db,
  hostId: HostId,
  scheduleId: string,
): Promise<Pick<StoredEventType, 'id'>[]> {
  return db
    .selectFrom('event_types')
    .select('id')
    .where('host_id', '=', hostId)
    .where('schedule_id', '=', scheduleId)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Deleted event types too: their bookings still point to them. */
export async function replaceScheduleByHours(
  db: Db,
  hostId: HostId,
  scheduleId: string,
  hours: Hours,
): Promise<void> {
  await db
    .updateTable('event_types')
    .set({ schedule_id: null, custom_hours: JSON.stringify(hours) })
    .where('host_id', '=', hostId)
    .where('schedule_id', '=', scheduleId)
    .execute()
}

/** An event type with what its offer needs from its host and its schedule. */
export interface OfferedRow extends StoredEventType, JoinedDaysOff {
  host_time_zone: string
  host_week_start: Weekday
  host_busy_revision: string
  host_held_until: Date | null
  host_opened_at: Date | null
  host_asks_for_proof: boolean
  schedule_name: string | null
  schedule_time_zone: string | null
  schedule_weekly: Hours['weekly'] | null
  schedule_overrides: Hours['overrides'] | null
  schedule_version: number | null
  /** Of an organization, whose time nobody takes. */
  is_of_organization: boolean
  /** Null: nobody said who takes part. */
  team: Team | null
}

function offered(db: Db) {
  return db
    .selectFrom('event_types')
    .innerJoin('hosts', 'hosts.host_id', 'event_types.host_id')
    .innerJoin('profiles', 'profiles.host_id', 'event_types.host_id')
    .leftJoin('schedules', (join) =>
      join
        .onRef('schedules.host_id', '=', 'event_types.host_id')
        .onRef('schedules.id', '=', 'event_types.schedule_id'),
    )
    .leftJoin('organizations', 'organizations.host_id', 'event_types.host_id')
    .leftJoin('event_teams', (join) =>
      join
        .onRef('event_teams.host_id', '=', 'event_types.host_id')
        .onRef('event_teams.event_type_id', '=', 'event_types.id'),
    )
    .leftJoin('days_off', 'days_off.host_id', 'event_types.host_id')
    .selectAll('event_types')
    .select(DAYS_OFF_COLUMNS)
    .select([
      sql<boolean>`organizations.host_id is not null`.as('is_of_organization'),
      'event_teams.team as team',
      'profiles.time_zone as host_time_zone',
      'profiles.week_start as host_week_start',
      'hosts.busy_revision as host_busy_revision',
      'hosts.held_until as host_held_until',
      'profiles.opened_at as host_opened_at',
      'profiles.asks_for_proof as host_asks_for_proof',
      'schedules.name as schedule_name',
      'schedules.time_zone as schedule_time_zone',
      'schedules.weekly as schedule_weekly',
      'schedules.overrides as schedule_overrides',
      'schedules.version as schedule_version',
    ])
}

export async function offeredAt(db: Db, ownerLink: string, slug: string): Promise<OfferedRow | undefined> {
  return offered(db)
    .innerJoin('links', 'links.for_host', 'event_types.host_id')
    .where('links.link', '=', ownerLink)
    .where('event_types.slug', '=', slug)
    .where('event_types.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Deleted ones too: their meetings can still be moved. */
export async function offeredById(db: Db, hostId: HostId, id: string): Promise<OfferedRow | undefined> {
  return offered(db)
    .where('event_types.host_id', '=', hostId)
    .where('event_types.id', '=', id)
    .executeTakeFirst()
}
