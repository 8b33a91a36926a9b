import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { Origin } from '../offers/origin.ts'
import type { StoredBooking } from './tables.ts'

// Confirmed bookings that start after `now`.

function toCome(db: Db, hostId: HostId, now: Date, person?: HostId) {
  const query = db
    .selectFrom('bookings')
    .where('host_id', '=', hostId)
    .where('status', '=', 'scheduled')
    .where('starts_at', '>', now)
  return person ? query.where(sql<boolean>`${person}::uuid = any (host_ids)`) : query
}

export async function countScheduledAfter(
  db: Db,
  hostId: HostId,
  now: Date,
  person?: HostId,
): Promise<number> {
  const { count } = await toCome(db, hostId, now, person)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function countScheduledFrom(
  db: Db,
  hostId: HostId,
  now: Date,
  { kind, id }: Origin,
): Promise<number> {
  const { count } = await toCome(db, hostId, now)
    .where('origin_kind', '=', kind)
    .where('origin_id', '=', id)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function idsScheduledAfter(
  db: Db,
  hostId: HostId,
  now: Date,
  person: HostId,
): Promise<Pick<StoredBooking, 'id' | 'starts_at'>[]> {
  return toCome(db, hostId, now, person)
    .select(['id', 'starts_at'])
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
}

export async function scheduledAmong(
  db: Db,
  hostId: HostId,
  now: Date,
  ids: readonly string[],
): Promise<StoredBooking[]> {
  return toCome(db, hostId, now)
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .selectAll()
    .execute()
}
