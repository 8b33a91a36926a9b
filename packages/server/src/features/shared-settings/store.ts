import type { SharedField, SharedSettings } from '@scheduling/contract'
import type { Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { SharedSettingsTables } from './tables.ts'

export type InheritedField = Selectable<SharedSettingsTables['inherited_settings']>

/** What organizations set, by a list of ids. Those that set nothing are absent. */
export async function sharedBy(
  db: Db,
  organizations: readonly HostId[],
): Promise<ReadonlyMap<HostId, SharedSettings>> {
  const rows = await db
    .selectFrom('shared_settings')
    .selectAll()
    .where(sql<boolean>`host_id = any (${organizations}::uuid[])`)
    .execute()
  return new Map(rows.map(({ host_id, shared }) => [host_id, shared]))
}

export async function putShared(
  trx: Transaction<Database>,
  hostId: HostId,
  settings: SharedSettings,
): Promise<void> {
  const shared = JSON.stringify(settings)
  await trx
    .insertInto('shared_settings')
    .values({ host_id: hostId, shared })
    .onConflict((conflict) => conflict.column('host_id').doUpdateSet({ shared }))
    .execute()
}

export async function inheritedOf(db: Db, person: HostId): Promise<InheritedField[]> {
  return db.selectFrom('inherited_settings').selectAll().where('host_id', '=', person).execute()
}

/** Repeat: the same. */
export async function inherit(
  trx: Transaction<Database>,
  { host_id, field, organization }: InheritedField,
): Promise<void> {
  await trx
    .insertInto('inherited_settings')
    .values({ host_id, field, organization })
    .onConflict((conflict) => conflict.columns(['host_id', 'field']).doUpdateSet({ organization }))
    .execute()
}

/** These become the person's own. Repeat: does nothing. */
export async function makeOwn(
  trx: Transaction<Database>,
  person: HostId,
  fields: readonly SharedField[],
): Promise<void> {
  await trx
    .deleteFrom('inherited_settings')
    .where('host_id', '=', person)
    .where(sql<boolean>`field = any (${fields}::text[])`)
    .execute()
}

/** All that is inherited from an organization becomes the person's own. Repeat: does nothing. */
export async function makeAllOwn(
  trx: Transaction<Database>,
  person: HostId,
  organization: HostId,
): Promise<void> {
  await trx
    .deleteFrom('inherited_settings')
    .where('host_id', '=', person)
    .where('organization', '=', organization)
    .execute()
}
