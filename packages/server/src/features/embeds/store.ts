import type { EmbedSettings } from '@scheduling/contract'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { EmbedRow } from './tables.ts'

export type StoredEmbed = Selectable<EmbedRow>

export async function listEmbeds(db: Db, hostId: HostId): Promise<StoredEmbed[]> {
  return db
    .selectFrom('embeds')
    .selectAll()
    .where('host_id', '=', hostId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function countEmbeds(db: Db, hostId: HostId): Promise<number> {
  const row = await db
    .selectFrom('embeds')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('host_id', '=', hostId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export async function embedById(db: Db, hostId: HostId, id: string): Promise<StoredEmbed | undefined> {
  return db
    .selectFrom('embeds')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The sites that an owner's embed names, or a deleted one named. */
export interface SavedSites {
  /** Null if the embed is gone. */
  id: string | null
  isList: boolean
  /** The slug; null if the event type no longer exists. */
  event: string | null
  /** Empty: any site. */
  sites: string[]
}

/** The newest first; kept sites count by their latest date. */
export async function sitesOfOwner(db: Db, ownerLink: string): Promise<SavedSites[]> {
  const { rows } = await sql<SavedSites>`
    select saved.id, saved.page = '' as "isList", event_types.slug as event, saved.sites
    from links join lateral (
      select id::text, coalesce(event_type_id::text, '') as page, allowed_sites as sites, created_at as at
      from embeds where embeds.host_id = links.for_host
      union all
      select null, page, array_agg(site order by kept_at desc, site), max(kept_at)
      from kept_sites where kept_sites.host_id = links.for_host group by page
    ) as saved on true
    left join event_types on event_types.host_id = links.for_host and event_types.id::text = saved.page
      and event_types.deleted_at is null
    where links.link = ${ownerLink}
    order by saved.at desc`.execute(db)
  return rows
}

/**
 * Keeps the sites that an embed named for a page, before the embed is deleted or gets another page. Repeat: the same.
 */
export async function keepSites(
  db: Db,
  { host_id, event_type_id, allowed_sites }: StoredEmbed,
  now: Date,
): Promise<void> {
  if (allowed_sites.length === 0) return
  const page = event_type_id ?? LIST
  await db
    .insertInto('kept_sites')
    .values(allowed_sites.map((site) => ({ host_id, page, site, kept_at: now })))
    .onConflict((conflict) => conflict.columns(['host_id', 'page', 'site']).doUpdateSet({ kept_at: now }))
    .execute()
}

/**
 * Forgets kept sites when the owner allows any site for a page; for the booking list that is every page. Repeat: does
 * nothing.
 */
export async function forgetSites(db: Db, { host_id, event_type_id }: StoredEmbed): Promise<void> {
  let query = db.deleteFrom('kept_sites').where('host_id', '=', host_id)
  if (event_type_id !== null) query = query.where('page', '=', event_type_id)
  await query.execute()
}

const LIST = ''

/** Locks the embed until the transaction ends. */
export async function lockedEmbed(trx: Db, hostId: HostId, id: string): Promise<StoredEmbed | undefined> {
  return trx
    .selectFrom('embeds')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertEmbed(db: Db, row: Insertable<EmbedRow>): Promise<StoredEmbed> {
  return db.insertInto('embeds').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function updateEmbed(
  db: Db,
  hostId: HostId,
  id: string,
  change: Updateable<Omit<EmbedRow, 'settings'>>,
  settings: Partial<EmbedSettings>,
): Promise<StoredEmbed | undefined> {
  return db
    .updateTable('embeds')
    .set({ ...change, settings: sql<string>`settings || ${JSON.stringify(settings)}::jsonb` })
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteEmbed(db: Db, hostId: HostId, id: string): Promise<StoredEmbed | undefined> {
  return db
    .deleteFrom('embeds')
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}
