import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import type { VideoCaptionsRow } from './tables.ts'

export type StoredCaptions = Selectable<VideoCaptionsRow>
export type CaptionsName = Pick<StoredCaptions, 'video_id' | 'language' | 'label' | 'by_machine'>

/** Their languages, without the text. */
export async function captionsAmong(
  db: Db,
  hostId: HostId,
  videoIds: readonly string[],
): Promise<CaptionsName[]> {
  if (videoIds.length === 0) return []
  return db
    .selectFrom('video_captions')
    .select(['video_id', 'language', 'label', 'by_machine'])
    .where('host_id', '=', hostId)
    .where('video_id', 'in', [...videoIds])
    .orderBy('language')
    .execute()
}

export async function captionsIn(
  db: Db,
  hostId: HostId,
  videoId: string,
  language: string,
): Promise<StoredCaptions | undefined> {
  return db
    .selectFrom('video_captions')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('video_id', '=', videoId)
    .where('language', '=', language)
    .executeTakeFirst()
}

export async function allCaptions(db: Db, hostId: HostId): Promise<StoredCaptions[]> {
  return db
    .selectFrom('video_captions')
    .selectAll()
    .where('host_id', '=', hostId)
    .orderBy('video_id')
    .orderBy('language')
    .execute()
}

/** Those of one video, with the text. */
export async function captionsOf(db: Db, hostId: HostId, videoId: string): Promise<StoredCaptions[]> {
  return db
    .selectFrom('video_captions')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('video_id', '=', videoId)
    .orderBy('language')
    .execute()
}

/** Repeat: the same. */
export async function putCaptions(db: Db, row: Insertable<VideoCaptionsRow>): Promise<void> {
  const { label, content, by_machine = false } = row
  await db
    .insertInto('video_captions')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['host_id', 'video_id', 'language']).doUpdateSet({ label, content, by_machine }),
    )
    .execute()
}

/** Repeat: does nothing. */
export async function deleteCaptions(
  db: Db,
  hostId: HostId,
  videoId: string,
  language: string,
): Promise<void> {
  await db
    .deleteFrom('video_captions')
    .where('host_id', '=', hostId)
    .where('video_id', '=', videoId)
    .where('language', '=', language)
    .execute()
}
