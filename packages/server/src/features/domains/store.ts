import type { Insertable, Selectable, Transaction, Updateable } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { DomainRow } from './tables.ts'

export type StoredDomain = Selectable<DomainRow>

/** Replaces an earlier domain. */
export async function putDomain(
  trx: Transaction<Database>,
  { host_id, ...row }: Insertable<DomainRow>,
): Promise<void> {
  await trx
    .insertInto('domains')
    .values({ host_id, ...row })
    .onConflict((conflict) => conflict.column('host_id').doUpdateSet({ ...row, failing_since: null }))
    .execute()
}

export async function domainOf(db: Db, hostId: HostId): Promise<StoredDomain | undefined> {
  return db.selectFrom('domains').selectAll().where('host_id', '=', hostId).executeTakeFirst()
}

/** Undefined if another domain has replaced it. */
export async function changeDomain(
  trx: Transaction<Database>,
  { host_id, domain }: Pick<StoredDomain, 'host_id' | 'domain'>,
  change: Updateable<DomainRow>,
): Promise<StoredDomain | undefined> {
  return trx
    .updateTable('domains')
    .set(change)
    .where('host_id', '=', host_id)
    .where('domain', '=', domain)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteDomain(trx: Transaction<Database>, hostId: HostId): Promise<void> {
  await trx.deleteFrom('domains').where('host_id', '=', hostId).execute()
}

export async function hostsWithDomains(db: Db): Promise<HostId[]> {
  const rows = await db.selectFrom('domains').select('host_id').execute()
  return rows.map(({ host_id }) => host_id)
}
