import type { ManagedEventTypeInput } from '@scheduling/contract'
import type { Selectable, Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { ManagedTables } from './tables.ts'

export type StoredManagedEventType = Selectable<ManagedTables['managed_event_types']>

/** An event type of an organization. */
export interface ManagedEventTypeId {
  hostId: HostId
  eventTypeId: string
}

/** Undefined: it is given to nobody. */
export async function managedEventTypeOf(
  db: Db,
  { hostId, eventTypeId }: ManagedEventTypeId,
): Promise<StoredManagedEventType | undefined> {
  return db
    .selectFrom('managed_event_types')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('event_type_id', '=', eventTypeId)
    .executeTakeFirst()
}

export async function managedEventTypesOf(db: Db, hostId: HostId): Promise<StoredManagedEventType[]> {
  return db.selectFrom('managed_event_types').selectAll().where('host_id', '=', hostId).execute()
}

export async function putManagedEventType(
  trx: Transaction<Database>,
  { hostId, eventTypeId }: ManagedEventTypeId,
  { locked, everybody, people }: ManagedEventTypeInput,
): Promise<void> {
  const said = { locked, everybody, people: JSON.stringify(people) }
  await trx
    .insertInto('managed_event_types')
    .values({ host_id: hostId, event_type_id: eventTypeId, ...said })
    .onConflict((conflict) => conflict.columns(['host_id', 'event_type_id']).doUpdateSet(said))
    .execute()
}

export async function deleteManagedEventType(
  trx: Transaction<Database>,
  { hostId, eventTypeId }: ManagedEventTypeId,
): Promise<void> {
  await trx
    .deleteFrom('managed_event_types')
    .where('host_id', '=', hostId)
    .where('event_type_id', '=', eventTypeId)
    .execute()
}
