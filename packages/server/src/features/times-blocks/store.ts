import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { TimesBlockRow } from './tables.ts'

export type StoredTimesBlock = Selectable<TimesBlockRow>

export async function insertBlock(db: Db, row: Insertable<TimesBlockRow>): Promise<void> {
  await db.insertInto('times_blocks').values(row).execute()
}

export async function blockByToken(
  db: Db,
  hostId: HostId,
  hash: Buffer,
): Promise<StoredTimesBlock | undefined> {
  return db
    .selectFrom('times_blocks')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('token_hash', '=', hash)
    .executeTakeFirst()
}

/** Of all hosts. */
export async function deleteEndedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('times_blocks').where('last_start', '<', before).execute()
}
