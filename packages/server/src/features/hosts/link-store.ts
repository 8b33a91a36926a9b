import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'

export interface FormerLink {
  link: string
  until: Date
}

/** The newest first. */
export async function formerLinksOf(db: Db, hostId: HostId, now: Date): Promise<FormerLink[]> {
  const rows = await db
    .selectFrom('links')
    .select(['link', 'until'])
    .where('for_host', '=', hostId)
    .where('until', '>', now)
    .orderBy('until', 'desc')
    .execute()
  return rows as FormerLink[]
}

/** Throws a violation of `links_pkey` if it is another host's current or earlier link. */
export async function moveToLink(
  trx: Transaction<Database>,
  hostId: HostId,
  { link, until, kept }: FormerLink & { kept: number },
): Promise<void> {
  await trx.deleteFrom('links').where('for_host', '=', hostId).where('link', '=', link).execute()
  await trx
    .updateTable('links')
    .set({ until })
    .where('for_host', '=', hostId)
    .where('until', 'is', null)
    .execute()
  await trx.insertInto('links').values({ link, for_host: hostId, until: null }).execute()
  await trx
    .deleteFrom('links')
    .where('link', 'in', (query) =>
      query
        .selectFrom('links')
        .select('link')
        .where('for_host', '=', hostId)
        .where('until', 'is not', null)
        .orderBy('until', 'desc')
        .offset(kept),
    )
    .execute()
}

/**
 * Those of the links that are taken at `now`, also by closed accounts and as earlier links. Links of `butOf` do not
 * count.
 */
export async function linksInUse(
  db: Db,
  links: readonly string[],
  now: Date,
  butOf: HostId | null = null,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('links')
    .select('link')
    .where(sql<boolean>`link = any (${links}::text[])`)
    .where('for_host', 'is distinct from', butOf)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', now)]))
    .execute()
  return new Set(rows.map(({ link }) => link))
}

/** Frees earlier links whose time is over: they lead nowhere, and anybody may take them. */
export async function releaseLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('links').where('until', '<=', now).execute()
}
