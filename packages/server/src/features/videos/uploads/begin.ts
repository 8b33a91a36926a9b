import type { api } from '@scheduling/contract'
import { videoTypeOf } from '@scheduling/contract/video-uploads'
import { limits } from '@scheduling/domain'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import type { Acting } from '../../../http/caller.ts'
import { allow } from '../../abuse/operations.ts'
import { lockProfile } from '../../hosts/operations.ts'
import { requireFeature } from '../../plans/plans.ts'
import { refuseOverLimit } from '../record/allowance.ts'
import { requireFolder } from '../folders/operations.ts'
import { LIMITS } from '../record/limits.ts'
import { addVideo } from '../record/operations.ts'
import type { StoredVideo } from '../record/store.ts'
import { videoOfUpload } from '../record/store.ts'
import { hasRoomFor } from './places.ts'
import type { StoredUpload } from '../record/upload-store.ts'
import { countOpenUploads, insertUpload, uploadById } from '../record/upload-store.ts'

type NewUpload = (typeof api)['POST /videos']['$input']['body']

interface Begun {
  video: StoredVideo
  upload: StoredUpload
}

/**
 * Begins an upload. Checks all limits now: what has begun is never refused for one. Throws `upgrade_required` for a
 * recording, `video_type`, `video_too_large`, `video_limit_reached`, `video_storage_full`, `server_storage_full`, `rate_limited`, `video_folder_not_found`.
 * Repeat with the same `id`: the same upload.
 */
export async function beginUpload(context: Context, host: Acting, asked: NewUpload): Promise<Begun> {
  const { hostId } = host
  const { name, bytes, folderId = null, source, id = randomUUID() } = asked
  const type = videoTypeOf(name)
  if (!type)
    throw new AppError('video_type', {
      detail: 'name: only .mp4, .webm and .ogg videos are accepted',
      errors: [
        { path: 'name', reason: 'video_type', message: 'Expected a name ending with .mp4, .webm or .ogg' },
      ],
    })
  if (bytes !== null && bytes > limits.VIDEO_BYTES_MAX)
    throw new AppError('video_too_large', { detail: `bytes: at most ${limits.VIDEO_BYTES_MAX}` })
  const begun = await begunBefore(context, hostId, id)
  if (begun) return begun
  if (source === 'recorded') await requireFeature(context, hostId, 'screencast')
  await allow(context, 'video-upload', [[LIMITS.uploads, host]])
  if (!(await hasRoomFor(context.config, bytes ?? 0))) throw new AppError('server_storage_full')
  return context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, hostId)
    const meanwhile = await begunBefore({ ...context, db: trx }, hostId, id)
    if (meanwhile) return meanwhile
    await requireFolder(trx, hostId, folderId)
    // They take next to no space before their bytes come, so nothing else would stop them.
    if ((await countOpenUploads(trx, hostId)) >= limits.UPLOADS_OPEN_MAX)
      throw new AppError('rate_limited', { detail: `At most ${limits.UPLOADS_OPEN_MAX} uploads at once` })
    await refuseOverLimit(context, trx, hostId, { added: 1, bytes })
    const now = new Date(context.clock.now())
    const upload = await insertUpload(trx, {
      host_id: hostId,
      id,
      name,
      type,
      bytes,
      state: 'open',
      touched_at: now,
      created_at: now,
    })
    const title = asked.title ?? titleIn(name)
    const row = { title, source, folder_id: folderId, state: 'uploading', upload_id: id } as const
    return { upload, video: await addVideo(context, trx, host, row) }
  })
}

/** Throws `upload_expired` for one that has ended. */
async function begunBefore(
  { db }: Pick<Context, 'db'>,
  hostId: HostId,
  id: string,
): Promise<Begun | undefined> {
  const upload = await uploadById(db, hostId, id)
  if (!upload) return undefined
  const video = await videoOfUpload(db, hostId, id)
  if (upload.state === 'ended' || !video || video.deleted_at) throw new AppError('upload_expired')
  return { upload, video }
}

/** The name of the file without its end. */
function titleIn(name: string): string {
  return (
    name
      .replace(/\.[^.]*$/, '')
      .slice(0, limits.TITLE_MAX)
      .trim() || name.slice(0, limits.TITLE_MAX)
  )
}
