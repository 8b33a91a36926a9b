import { DAY, limits } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { STORAGE } from '../../storage/storage.ts'
import { deleteFiles, folderOf } from './media/files.ts'
import type { StoredVideo } from './record/store.ts'
import { deleteAddresses, deleteVideo, videosDeletedBefore } from './record/store.ts'
import { removeUploadFile, removeUploadFilesOf } from './uploads/places.ts'

/** Called by the daily job. Deletes what can be restored no longer. Repeat: finds nothing. */
export async function cleanUpVideos(context: Context): Promise<void> {
  const before = new Date(context.clock.now() - limits.DELETED_VIDEO_DAYS * DAY)
  for (const video of await videosDeletedBefore(context.db, before)) await removeVideo(context, video)
}

async function removeVideo(
  context: Context,
  { host_id: hostId, id, upload_id, play_file, poster_file, gif_file, trim }: StoredVideo,
): Promise<void> {
  const ofWhole = [trim?.whole?.file, trim?.whole?.poster?.file]
  await deleteFiles(context, [play_file, poster_file, gif_file, ...ofWhole])
  if (upload_id !== null) await removeUploadFile(context.config, hostId, upload_id)
  await context.db.transaction().execute((trx) => deleteVideo(trx, hostId, id))
}

/** Called when a host is deleted. Repeat: finds nothing. */
export async function forgetVideos(
  context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
): Promise<void> {
  await deleteAddresses(trx, hostId)
  const storage = context.service(STORAGE)
  for await (const name of storage.list(folderOf(hostId))) await storage.delete(name)
  await removeUploadFilesOf(context.config, hostId)
}
