import type { Insertable, Selectable, Transaction, Updateable } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { ExportRow } from './tables.ts'

export type StoredExport = Selectable<ExportRow>

/** Replaces an earlier export and deletes its file. */
export async function putExport(
  trx: Transaction<Database>,
  row: Insertable<ExportRow>,
): Promise<StoredExport> {
  await trx.deleteFrom('exports').where('host_id', '=', row.host_id).execute()
  // Another tab may ask at the same moment. The later one replaces it.
  return trx
    .insertInto('exports')
    .values(row)
    .onConflict((conflict) => conflict.column('host_id').doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function exportOf(db: Db, hostId: HostId): Promise<StoredExport | undefined> {
  return db.selectFrom('exports').selectAll().where('host_id', '=', hostId).executeTakeFirst()
}

/** False if another export has replaced it. */
export async function changeExport(
  db: Db,
  { hostId, exportId }: { hostId: HostId; exportId: string },
  change: Updateable<ExportRow>,
): Promise<boolean> {
  const row = await db
    .updateTable('exports')
    .set(change)
    .where('host_id', '=', hostId)
    .where('id', '=', exportId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False if it is being fetched, or was. */
export async function claimFetching(
  db: Db,
  { host_id, id }: StoredExport,
  now: Date,
  until: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('exports')
    .set({ fetching_until: until })
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .where((eb) => eb.or([eb('fetching_until', 'is', null), eb('fetching_until', '<=', now)]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function putChunk(
  db: Db,
  { hostId, exportId }: { hostId: HostId; exportId: string },
  position: number,
  content: Uint8Array,
): Promise<void> {
  const row = { host_id: hostId, export_id: exportId, position, content: Buffer.from(content) }
  await db.insertInto('export_chunks').values(row).execute()
}

/** Undefined after the last one. */
export async function chunkAt(
  db: Db,
  { host_id, id }: StoredExport,
  position: number,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('export_chunks')
    .select('content')
    .where('host_id', '=', host_id)
    .where('export_id', '=', id)
    .where('position', '=', position)
    .executeTakeFirst()
  return row?.content
}

export async function deleteChunks(db: Db, hostId: HostId): Promise<void> {
  await db.deleteFrom('export_chunks').where('host_id', '=', hostId).execute()
}

/** With their files. */
export async function deleteExportsUntil(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('exports').where('until', '<=', now).execute()
}
