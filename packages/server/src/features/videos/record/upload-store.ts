import type { Insertable, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import type { VideoUploadRow } from './tables.ts'

export type StoredUpload = Selectable<VideoUploadRow>

export async function uploadById(db: Db, hostId: HostId, id: string): Promise<StoredUpload | undefined> {
  return db
    .selectFrom('video_uploads')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function uploadsById(db: Db, hostId: HostId, ids: readonly string[]): Promise<StoredUpload[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('video_uploads')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', 'in', [...ids])
    .execute()
}

/** Open uploads of a host, but for those of deleted videos. */
export async function countOpenUploads(db: Db, hostId: HostId): Promise<number> {
  const { count } = await db
    .selectFrom('video_uploads')
    .innerJoin('videos', (join) =>
      join
        .onRef('videos.host_id', '=', 'video_uploads.host_id')
        .onRef('videos.upload_id', '=', 'video_uploads.id'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('video_uploads.host_id', '=', hostId)
    .where('video_uploads.state', '=', 'open')
    .where('videos.deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Bytes that open uploads of a host will have, or have so far, and those that came of videos that were deleted since. */
export async function bytesUnderWay(
  db: Db,
  hostId: HostId,
): Promise<{ bytes: number; deletedBytes: number }> {
  const rows = await db
    .selectFrom('video_uploads')
    .leftJoin('videos', (join) =>
      join
        .onRef('videos.host_id', '=', 'video_uploads.host_id')
        .onRef('videos.upload_id', '=', 'video_uploads.id'),
    )
    .select(['video_uploads.bytes', 'video_uploads.received', 'videos.deleted_at'])
    .where('video_uploads.host_id', '=', hostId)
    .where('video_uploads.state', '=', 'open')
    .execute()
  return {
    bytes: sum(rows.map(({ bytes, received, deleted_at }) => (deleted_at ? null : (bytes ?? received)))),
    deletedBytes: sum(rows.map(({ received, deleted_at }) => deleted_at && received)),
  }
}

function sum(numbers: readonly (string | null)[]): number {
  return numbers.reduce((total, number) => total + Number(number), 0)
}

export async function insertUpload(
  trx: Transaction<Database>,
  row: Insertable<VideoUploadRow>,
): Promise<StoredUpload> {
  return trx.insertInto('video_uploads').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Undefined if it is not open any more. */
export async function updateOpenUpload(
  db: Db,
  hostId: HostId,
  id: string,
  change: Updateable<VideoUploadRow>,
): Promise<StoredUpload | undefined> {
  return db
    .updateTable('video_uploads')
    .set(change)
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst()
}

// By the database's clock: processes on other machines have others.
const LEASE_SECONDS = 3

/** False while another request has it. Repeat: renews it. */
export async function claimLease(db: Db, hostId: HostId, id: string, token: string): Promise<boolean> {
  const row = await db
    .updateTable('video_uploads')
    .set({ lease: token, lease_until: sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})` })
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .where(sql<boolean>`(lease_until is null or lease_until < now() or lease = ${token}::uuid)`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Repeat: does nothing. */
export async function releaseLease(db: Db, hostId: HostId, id: string, token: string): Promise<void> {
  await db
    .updateTable('video_uploads')
    .set({ lease: null, lease_until: null })
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .where('lease', '=', token)
    .execute()
}

/** Of all hosts: open, and nothing has come since before then. */
export async function openUploadsBefore(db: Db, before: Date): Promise<StoredUpload[]> {
  return db
    .selectFrom('video_uploads')
    .selectAll()
    .where('state', '=', 'open')
    .where('touched_at', '<', before)
    .execute()
}

/** Of all hosts. */
export async function deleteEndedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('video_uploads').where('state', '=', 'ended').where('touched_at', '<', before).execute()
}
