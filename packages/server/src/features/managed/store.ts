import type { Giving } from '@scheduling/contract'
import type { Selectable, Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { GivingTables } from './tables.ts'

export type StoredGiving = Selectable<GivingTables['managed_event_types']>

/** An event type of an organization. */
export interface GivingId {
  hostId: HostId
  eventTypeId: string
}

/** Undefined: it is given to nobody. */
export async function givingOf(db: Db, { hostId, eventTypeId }: GivingId): Promise<StoredGiving | undefined> {
  return db
    .selectFrom('managed_event_types')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('event_type_id', '=', eventTypeId)
    .executeTakeFirst()
}

export async function givingsOfHost(db: Db, hostId: HostId): Promise<StoredGiving[]> {
  return db.selectFrom('managed_event_types').selectAll().where('host_id', '=', hostId).execute()
}

export async function putGiving(
  trx: Transaction<Database>,
  { hostId, eventTypeId }: GivingId,
  { locked, everybody, people }: Giving,
): Promise<void> {
  const said = { locked, everybody, people: JSON.stringify(people) }
  await trx
    .insertInto('managed_event_types')
    .values({ host_id: hostId, event_type_id: eventTypeId, ...said })
    .onConflict((conflict) => conflict.columns(['host_id', 'event_type_id']).doUpdateSet(said))
    .execute()
}

export async function deleteGiving(
  trx: Transaction<Database>,
  { hostId, eventTypeId }: GivingId,
): Promise<void> {
  await trx
    .deleteFrom('managed_event_types')
    .where('host_id', '=', hostId)
    .where('event_type_id', '=', eventTypeId)
    .execute()
}
