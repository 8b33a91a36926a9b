import type { EmbedSettings } from '@scheduling/contract'
import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { EmbedRow } from './tables.ts'

type Db = Kysely<Database> | Transaction<Database>
export type StoredEmbed = Selectable<EmbedRow>

export async function listEmbeds(db: Db, hostId: string): Promise<StoredEmbed[]> {
  return db
    .selectFrom('embeds')
    .selectAll()
    .where('host_id', '=', hostId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function countEmbeds(db: Db, hostId: string): Promise<number> {
  const row = await db
    .selectFrom('embeds')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('host_id', '=', hostId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export async function embedById(db: Db, hostId: string, id: string): Promise<StoredEmbed | undefined> {
  return db
    .selectFrom('embeds')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function sitesOfEmbed(db: Db, ownerLink: string, id: string): Promise<string[] | undefined> {
  const row = await db
    .selectFrom('embeds')
    .innerJoin('hosts', 'hosts.id', 'embeds.host_id')
    .select('allowed_sites')
    .where('hosts.link', '=', ownerLink)
    .where('embeds.id', '=', id)
    .executeTakeFirst()
  return row?.allowed_sites
}

export async function insertEmbed(db: Db, row: Insertable<EmbedRow>): Promise<StoredEmbed> {
  return db.insertInto('embeds').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function updateEmbed(
  db: Db,
  hostId: string,
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

export async function deleteEmbed(db: Db, hostId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('embeds')
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
