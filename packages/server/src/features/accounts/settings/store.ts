import type { Theme } from '@scheduling/contract'
import type { Transaction, Updateable } from 'kysely'
import type { Database, Db } from '../../../database/schema.ts'
import type { ProfileRow } from '../tables.ts'

export interface FormerLink {
  link: string
  until: Date
}

/** What is undefined stays. */
export async function changeProfile(
  trx: Transaction<Database>,
  hostId: string,
  change: Updateable<ProfileRow>,
): Promise<void> {
  await trx.updateTable('profiles').set(change).where('host_id', '=', hostId).execute()
}

export async function changeTheme(
  trx: Transaction<Database>,
  accountId: string,
  theme: Theme,
): Promise<void> {
  await trx.updateTable('accounts').set({ theme }).where('id', '=', accountId).execute()
}

/** The newest first. */
export async function formerLinksOf(db: Db, hostId: string, now: Date): Promise<FormerLink[]> {
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
  hostId: string,
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
