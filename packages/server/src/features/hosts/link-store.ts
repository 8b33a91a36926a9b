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

/** Throws a violation of `links_pkey` where it is another host's, also an earlier one of theirs. */
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

/** Those of these that are somebody's at `now`, also of an account that is closed or has moved to another; `butOf` has its own. */
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

/** Earlier addresses that led somewhere until now lead nowhere, and anybody may have them. */
export async function releaseLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('links').where('until', '<=', now).execute()
}
