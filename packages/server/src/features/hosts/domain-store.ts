import type { Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'

/** Proven domains, in lower case, with their hosts' links. */
export async function connectedDomains(db: Db): Promise<{ domain: string; link: string }[]> {
  return db
    .selectFrom('custom_domains')
    .innerJoin('links', 'links.for_host', 'custom_domains.for_host')
    .where('links.until', 'is', null)
    .select(['domain', 'link'])
    .execute()
}

export async function hostOfDomain(db: Db, domain: string): Promise<HostId | undefined> {
  const row = await db
    .selectFrom('custom_domains')
    .select('for_host')
    .where('domain', '=', domain)
    .executeTakeFirst()
  return row?.for_host
}

/** Takes it from an earlier owner. */
export async function putCustomDomain(
  trx: Transaction<Database>,
  hostId: HostId,
  domain: string,
): Promise<void> {
  await trx
    .deleteFrom('custom_domains')
    .where((where) => where.or([where('domain', '=', domain), where('for_host', '=', hostId)]))
    .where((where) => where.not(where.and({ domain, for_host: hostId })))
    .execute()
  await trx
    .insertInto('custom_domains')
    .values({ domain, for_host: hostId })
    .onConflict((conflict) => conflict.column('domain').doNothing())
    .execute()
}

/** Links use it from then on; null: no longer. */
export async function useDomain(
  trx: Transaction<Database>,
  hostId: HostId,
  since: Date | null,
): Promise<void> {
  await trx.updateTable('custom_domains').set({ used_since: since }).where('for_host', '=', hostId).execute()
}

export async function disconnectDomain(trx: Transaction<Database>, hostId: HostId): Promise<void> {
  await trx.deleteFrom('custom_domains').where('for_host', '=', hostId).execute()
}
