import type { Insertable, Selectable, Transaction, UpdateObject } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import type { VideoRow } from './tables.ts'

export type StoredVideo = Selectable<VideoRow>

/** Throws a violation of `video_addresses_pkey` if the id is in use. */
export async function insertVideo(
  trx: Transaction<Database>,
  row: Insertable<VideoRow>,
): Promise<StoredVideo> {
  await trx.insertInto('video_addresses').values({ id: row.id, for_host: row.host_id }).execute()
  return trx.insertInto('videos').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Deleted ones too. */
export async function videoById(db: Db, hostId: HostId, id: string): Promise<StoredVideo | undefined> {
  return db
    .selectFrom('videos')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function videosById(db: Db, hostId: HostId, ids: readonly string[]): Promise<StoredVideo[]> {
  return db
    .selectFrom('videos')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', 'in', [...ids])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function videoOfUpload(
  db: Db,
  hostId: HostId,
  uploadId: string,
): Promise<StoredVideo | undefined> {
  return db
    .selectFrom('videos')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('upload_id', '=', uploadId)
    .executeTakeFirst()
}

export interface VideoFilter {
  folder: string | undefined
  search: string | undefined
  before: string | undefined
  limit: number
}

/** The newest first, without deleted ones. */
export async function videosOf(
  db: Db,
  hostId: HostId,
  { folder, search, before, limit }: VideoFilter,
): Promise<StoredVideo[]> {
  let query = db
    .selectFrom('videos')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
  if (folder === 'none') query = query.where('folder_id', 'is', null)
  else if (folder !== undefined) query = query.where('folder_id', '=', folder)
  if (search) query = query.where(sql<boolean>`position(lower(${search}) in lower(title)) > 0`)
  if (before === undefined) return query.execute()
  const last = await videoById(db, hostId, before)
  if (!last) return []
  return query
    .where((where) =>
      where.or([
        where('created_at', '<', last.created_at),
        where.and([where('created_at', '=', last.created_at), where('id', '>', last.id)]),
      ]),
    )
    .execute()
}

/** Every video of a host, for the export. */
export async function allVideos(db: Db, hostId: HostId): Promise<StoredVideo[]> {
  return db
    .selectFrom('videos')
    .selectAll()
    .where('host_id', '=', hostId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** How many videos a host has and how many bytes they take, and those of videos that can be restored. */
export async function countVideos(
  db: Db,
  hostId: HostId,
): Promise<{ videos: number; bytes: number; deletedBytes: number }> {
  const row = await db
    .selectFrom('videos')
    .select((eb) => [
      eb.fn.countAll<string>().filterWhere('deleted_at', 'is', null).as('videos'),
      eb.fn.sum<string | null>('bytes').filterWhere('deleted_at', 'is', null).as('bytes'),
      eb.fn.sum<string | null>('bytes').filterWhere('deleted_at', 'is not', null).as('deleted_bytes'),
    ])
    .where('host_id', '=', hostId)
    .executeTakeFirstOrThrow()
  return {
    videos: Number(row.videos),
    bytes: Number(row.bytes ?? 0),
    deletedBytes: Number(row.deleted_bytes ?? 0),
  }
}

export async function updateVideos(
  db: Db,
  hostId: HostId,
  ids: readonly string[],
  change: UpdateObject<Database, 'videos'>,
): Promise<StoredVideo[]> {
  if (Object.keys(change).length === 0) return videosById(db, hostId, ids)
  return db
    .updateTable('videos')
    .set(change)
    .where('host_id', '=', hostId)
    .where('id', 'in', [...ids])
    .returningAll()
    .execute()
}

/** Undefined if it is gone. */
export async function updateVideo(
  db: Db,
  hostId: HostId,
  id: string,
  change: UpdateObject<Database, 'videos'>,
): Promise<StoredVideo | undefined> {
  const [row] = await updateVideos(db, hostId, [id], change)
  return row
}

/** Changes a video in this state alone. Undefined if it is gone or in another state. */
export async function updateVideoIn(
  db: Db,
  state: VideoRow['state'],
  hostId: HostId,
  id: string,
  change: UpdateObject<Database, 'videos'>,
): Promise<StoredVideo | undefined> {
  return db
    .updateTable('videos')
    .set(change)
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .where('state', '=', state)
    .returningAll()
    .executeTakeFirst()
}

/** Changes a video that still plays this file, and is still in the same trim. Undefined if not. */
export async function updateVideoWith(
  db: Db,
  file: string,
  { host_id, id, trim }: Pick<StoredVideo, 'host_id' | 'id' | 'trim'>,
  change: UpdateObject<Database, 'videos'>,
): Promise<StoredVideo | undefined> {
  return db
    .updateTable('videos')
    .set(change)
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .where('play_file', '=', file)
    .where(sql<boolean>`trim is not distinct from ${trim && JSON.stringify(trim)}::jsonb`)
    .returningAll()
    .executeTakeFirst()
}

/** Keeps the smaller file of the file that plays. False if another one plays now. Repeat: the same. */
export async function addSmall(
  db: Db,
  file: string,
  { host_id, id }: Pick<StoredVideo, 'host_id' | 'id'>,
  bytes: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('videos')
    .set({ small_bytes: bytes, bytes: sql<number>`bytes - coalesce(small_bytes, 0) + ${bytes}::bigint` })
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .where('play_file', '=', file)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Of all hosts: trimmed before then, so that the trim can be undone no longer. */
export async function videosTrimmedBefore(db: Db, before: Date): Promise<StoredVideo[]> {
  return db.selectFrom('videos').selectAll().where('trimmed_at', '<', before).execute()
}

/** Ends its page, too. Repeat: does nothing. */
export async function deleteVideo(trx: Transaction<Database>, hostId: HostId, id: string): Promise<void> {
  await trx.deleteFrom('video_addresses').where('id', '=', id).where('for_host', '=', hostId).execute()
  await trx.deleteFrom('videos').where('host_id', '=', hostId).where('id', '=', id).execute()
}

/** Called when a host is deleted. */
export async function deleteAddresses(trx: Transaction<Database>, hostId: HostId): Promise<void> {
  await trx.deleteFrom('video_addresses').where('for_host', '=', hostId).execute()
}

/** Whose page it is. */
export async function hostOfVideo(db: Db, id: string): Promise<HostId | undefined> {
  const row = await db
    .selectFrom('video_addresses')
    .select('for_host')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.for_host
}

/** Of all hosts: deleted before then. */
export async function videosDeletedBefore(db: Db, before: Date): Promise<StoredVideo[]> {
  return db.selectFrom('videos').selectAll().where('deleted_at', '<', before).execute()
}

/** Of all hosts: the last attempt to process or trim them began before then. */
export async function videosProcessingSince(db: Db, before: Date): Promise<StoredVideo[]> {
  return db.selectFrom('videos').selectAll().where('processing_since', '<', before).execute()
}
