import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Context } from '../../context.ts'
import { AppError, fieldError, found } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { STORAGE } from '../../storage/storage.ts'
import { allow } from '../abuse/operations.ts'
import { LIMITS } from './record/limits.ts'
import { newFileName, storedNameOf } from './media/files.ts'
import { redrawnPicture } from './media/redraw-picture.ts'
import { getVideo } from './operations.ts'
import { Unfit } from './processing/facts.ts'
import { FFMPEG } from './processing/ffmpeg.ts'
import { inFolder } from './processing/kept-file.ts'
import { localCopy } from './processing/local-copy.ts'
import { takePicture } from './processing/with-ffmpeg.ts'
import type { StoredVideo } from './record/store.ts'
import { updateVideo } from './record/store.ts'

// Pages show it at this width at most.
const SIZE = { width: 960, height: 960 }

/** Shows a picture of the host before the video plays. Throws `video_not_found`, `invalid_input`. Repeat: the same. */
export async function putPoster(
  context: Context,
  host: Acting,
  id: string,
  content: Uint8Array,
): Promise<StoredVideo> {
  const { hostId } = host
  await getVideo(context, hostId, id)
  const attempt = [LIMITS.pictures, host] as const
  const drawn = await redrawnPicture(context, hostId, content, { size: SIZE, attempt })
  return replacePoster(context, hostId, id, drawn, null)
}

/**
 * Shows the picture at a second before the video plays. Throws `video_not_found`, `video_not_ready`,
 * `frames_not_available`, `invalid_input`. Repeat: the same.
 */
export async function takePoster(
  context: Context,
  host: Acting,
  id: string,
  second: number,
): Promise<StoredVideo> {
  const { hostId } = host
  const video = await getVideo(context, hostId, id)
  const ffmpeg = context.service(FFMPEG)
  if (!ffmpeg) throw new AppError('frames_not_available')
  if (video.play_file === null) throw new AppError('video_not_ready')
  if (second >= (video.seconds ?? 0))
    throw fieldError('second', 'too_large', `Expected less than ${video.seconds ?? 0} seconds`)
  await allow(context, 'video-picture', [[LIMITS.pictures, host]])
  const file = video.play_file
  try {
    return await inFolder(async (folder) => {
      const [from, to] = [path.join(folder, 'video'), path.join(folder, 'poster.jpg')]
      await localCopy(context, file, from)
      await takePicture(ffmpeg, from, to, second)
      return replacePoster(context, hostId, id, await readFile(to), { of: file, second })
    })
  } catch (error) {
    if (!(error instanceof Unfit)) throw error
    throw fieldError('second', 'unreadable', 'There is no picture at this second')
  }
}

/**
 * Replaces the poster by a JPEG of ours, and deletes the former one. `shows`: the second of the file that it shows; null:
 * nothing of the video. Throws `video_not_found`, and `video_not_ready` if another file plays meanwhile.
 */
async function replacePoster(
  context: Context,
  hostId: HostId,
  id: string,
  content: Uint8Array,
  shows: { of: string; second: number } | null,
): Promise<StoredVideo> {
  const storage = context.service(STORAGE)
  const file = newFileName(hostId, 'jpg')
  await storage.put(storedNameOf(file), content)
  const [before, after] = await context.db
    .transaction()
    .execute(async (trx) => {
      // Locks it: a trim that ends now has a poster of its own, and keeps the former one for the whole.
      const locked = found(
        await updateVideo(trx, hostId, id, { has_own_poster: true }),
        'video_not_found',
        id,
      )
      if (shows && shows.of !== locked.play_file) throw new AppError('video_not_ready')
      const change = { poster_file: file, poster_second: shows?.second ?? null }
      return [locked, found(await updateVideo(trx, hostId, id, change), 'video_not_found', id)] as const
    })
    .catch(async (error: unknown) => {
      await storage.delete(storedNameOf(file))
      throw error
    })
  if (before.poster_file !== null) await storage.delete(storedNameOf(before.poster_file))
  return after
}
