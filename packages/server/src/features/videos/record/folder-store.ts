import type { Insertable, Selectable, Transaction } from 'kysely'
import type { Database, Db } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import type { VideoFolderRow } from './tables.ts'

/** A folder, and how many videos are in it. */
export type CountedFolder = Selectable<VideoFolderRow> & { videos: number }

export async function foldersOf(db: Db, hostId: HostId): Promise<CountedFolder[]> {
  const [folders, counts] = await Promise.all([
    db
      .selectFrom('video_folders')
      .selectAll()
      .where('host_id', '=', hostId)
      .orderBy('name')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('videos')
      .select(['folder_id', (eb) => eb.fn.countAll<string>().as('count')])
      .where('host_id', '=', hostId)
      .where('deleted_at', 'is', null)
      .groupBy('folder_id')
      .execute(),
  ])
  const videos = new Map(counts.map(({ folder_id, count }) => [folder_id, Number(count)]))
  return folders.map((folder) => ({ ...folder, videos: videos.get(folder.id) ?? 0 }))
}

export async function insertFolder(
  trx: Transaction<Database>,
  row: Insertable<VideoFolderRow>,
): Promise<void> {
  await trx.insertInto('video_folders').values(row).execute()
}

/** Locks the folder. Undefined if there is none. */
export async function holdFolder(
  trx: Transaction<Database>,
  hostId: HostId,
  id: string,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('video_folders')
    .select('id')
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return row?.id
}

/** False if there is no such folder. */
export async function renameFolder(db: Db, hostId: HostId, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('video_folders')
    .set({ name })
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Its videos are in no folder afterwards. False if there is no such folder. */
export async function deleteFolder(trx: Transaction<Database>, hostId: HostId, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('video_folders')
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .executeTakeFirst()
  await trx
    .updateTable('videos')
    .set({ folder_id: null })
    .where('host_id', '=', hostId)
    .where('folder_id', '=', id)
    .execute()
  return numDeletedRows > 0n
}
