import { DAY, limits } from '@scheduling/domain'
import type { Context } from '../../../context.ts'
import { AppError, found } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import { startProcessing } from '../record/operations.ts'
import { firstBytesOf, SIGNATURE_BYTES, typeByBytes } from './signature.ts'
import { deleteVideo, updateVideo, videoOfUpload } from '../record/store.ts'
import { bytesAt, placeOfUpload, removeUploadFile } from './places.ts'
import type { StoredUpload } from '../record/upload-store.ts'
import { deleteEndedBefore, openUploadsBefore, updateOpenUpload, uploadById } from '../record/upload-store.ts'

const UPLOAD_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Throws `upload_not_found`, `upload_expired`. */
export async function getUpload({ db }: Context, hostId: HostId, id: string): Promise<StoredUpload> {
  const row = UPLOAD_ID.test(id) ? await uploadById(db, hostId, id) : undefined
  const upload = found(row, 'upload_not_found', id)
  const video = await videoOfUpload(db, hostId, id)
  if (upload.state === 'ended' || !video || video.deleted_at) throw new AppError('upload_expired')
  return upload
}

/** Records how much has arrived. */
export async function noteReceived(context: Context, { host_id, id }: StoredUpload): Promise<void> {
  const received = (await bytesAt(placeOfUpload(context.config, host_id, id))) ?? 0
  const touched_at = new Date(context.clock.now())
  await updateOpenUpload(context.db, host_id, id, { received, touched_at })
}

/** Everything is there: the video is processed. Repeat: does nothing. */
export async function completeUpload(
  context: Context,
  { host_id: hostId, id }: StoredUpload,
  bytes: number,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const touched_at = new Date(context.clock.now())
    const change = { state: 'complete', bytes, received: bytes, touched_at } as const
    if (!(await updateOpenUpload(trx, hostId, id, change))) return
    const video = await videoOfUpload(trx, hostId, id)
    if (!video) return
    await updateVideo(trx, hostId, video.id, { bytes })
    await startProcessing(context, trx, video)
  })
}

/**
 * Ends an upload whose first bytes are not those of its type, before the rest is sent. True if it did. `offset` is where
 * the last part began.
 */
export async function refuseWrongType(
  context: Context,
  { host_id: hostId, id, type }: StoredUpload,
  offset: number,
): Promise<boolean> {
  if (offset >= SIGNATURE_BYTES) return false
  const first = await firstBytesOf(placeOfUpload(context.config, hostId, id))
  if (!first || typeByBytes(first) === type) return false
  await context.db.transaction().execute(async (trx) => {
    await updateOpenUpload(trx, hostId, id, { state: 'ended' })
    const video = await videoOfUpload(trx, hostId, id)
    if (video) await updateVideo(trx, hostId, video.id, { state: 'failed', failure: 'type' })
  })
  await removeUploadFile(context.config, hostId, id)
  return true
}

/** Ends an upload, with its video, which has nothing to show. Repeat: does nothing. */
export async function removeUpload(context: Context, { host_id: hostId, id }: StoredUpload): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    if (!(await updateOpenUpload(trx, hostId, id, { state: 'ended' }))) return
    const video = await videoOfUpload(trx, hostId, id)
    if (video) await deleteVideo(trx, hostId, video.id)
  })
  await removeUploadFile(context.config, hostId, id)
}

// So that somebody who comes back later hears that it has ended.
const ENDED_DAYS = 30

/** Called by the daily job. Repeat: finds nothing. */
export async function cleanUpUploads(context: Context): Promise<void> {
  const now = context.clock.now()
  const before = new Date(now - limits.UPLOAD_DAYS * DAY)
  for (const upload of await openUploadsBefore(context.db, before)) await removeUpload(context, upload)
  await deleteEndedBefore(context.db, new Date(now - (limits.UPLOAD_DAYS + ENDED_DAYS) * DAY))
}

/** Completes uploads that have everything, but whose process died before it could say so. */
export async function completeWholeUploads(context: Context): Promise<void> {
  for (const upload of await openUploadsBefore(context.db, new Date(context.clock.now())))
    if (upload.bytes !== null && upload.received === upload.bytes)
      await completeUpload(context, upload, Number(upload.bytes))
}
