import type { Hours } from '@scheduling/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { BusyHost } from '../busy/kept.ts'
import type { StoredEventType } from '../event-types/store.ts'

type Db = Kysely<Database> | Transaction<Database>

/** An event type with the hours that count for it now and what its host's dates mean. */
export interface Bookable {
  eventType: StoredEventType
  hours: Hours
  scheduleVersion: number | null
  host: BusyHost & {
    timeZone: string
    weekStart: 'mon' | 'sun' | 'sat'
    /** Nobody books before the e-mail address is confirmed. */
    isOpen: boolean
  }
}

function bookables(db: Db) {
  return db
    .selectFrom('event_types')
    .innerJoin('hosts', 'hosts.host_id', 'event_types.host_id')
    .innerJoin('profiles', 'profiles.host_id', 'event_types.host_id')
    .leftJoin('schedules', (join) =>
      join
        .onRef('schedules.host_id', '=', 'event_types.host_id')
        .onRef('schedules.id', '=', 'event_types.schedule_id'),
    )
    .selectAll('event_types')
    .select([
      'profiles.time_zone as host_time_zone',
      'profiles.week_start as host_week_start',
      'hosts.busy_revision as host_busy_revision',
      'hosts.held_until as host_held_until',
      'profiles.opened_at as host_opened_at',
      'schedules.time_zone as schedule_time_zone',
      'schedules.weekly as schedule_weekly',
      'schedules.overrides as schedule_overrides',
      'schedules.version as schedule_version',
    ])
}

type BookableRow = Awaited<ReturnType<ReturnType<typeof bookables>['executeTakeFirstOrThrow']>>

export async function bookableBySlug(db: Db, ownerLink: string, slug: string): Promise<Bookable | undefined> {
  const row = await bookables(db)
    .innerJoin('links', 'links.for_host', 'event_types.host_id')
    .where('links.link', '=', ownerLink)
    .where('event_types.slug', '=', slug)
    .where('event_types.deleted_at', 'is', null)
    .executeTakeFirst()
  return row && bookableOf(row)
}

/** Deleted ones too: their bookings still follow their rules. */
export async function bookableById(
  db: Db,
  hostId: string,
  eventTypeId: string,
): Promise<Bookable | undefined> {
  const row = await bookables(db)
    .where('event_types.host_id', '=', hostId)
    .where('event_types.id', '=', eventTypeId)
    .executeTakeFirst()
  return row && bookableOf(row)
}

function bookableOf(row: BookableRow): Bookable {
  const {
    host_time_zone,
    host_week_start,
    host_busy_revision,
    host_held_until,
    host_opened_at,
    schedule_time_zone,
    schedule_weekly,
    schedule_overrides,
    schedule_version,
    ...eventType
  } = row
  return {
    eventType,
    hours: eventType.custom_hours ?? {
      timeZone: schedule_time_zone ?? host_time_zone,
      weekly: schedule_weekly ?? NO_HOURS,
      overrides: schedule_overrides ?? [],
    },
    scheduleVersion: schedule_version,
    host: {
      id: eventType.host_id,
      timeZone: host_time_zone,
      weekStart: host_week_start,
      busyRevision: host_busy_revision,
      heldUntil: host_held_until && host_held_until.getTime(),
      isOpen: host_opened_at !== null,
    },
  }
}

const NO_HOURS: Hours['weekly'] = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
