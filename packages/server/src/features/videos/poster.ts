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
  { hostId }: Acting,
  id: string,
  content: Uint8Array,
): Promise<StoredVideo> {
  await getVideo(context, hostId, id)
  const limit = [LIMITS.pictures, hostId] as const
  const drawn = await redrawnPicture(context, hostId, content, { size: SIZE, limit })
  return replacePoster(context, hostId, id, drawn, null)
}

/**
 * Shows the picture at a second before the video plays. Throws `video_not_found`, `video_not_ready`,
 * `frames_not_available`, `invalid_input`. Repeat: the same.
 */
export async function takePoster(
  context: Context,
  { hostId }: Acting,
  id: string,
  second: number,
): Promise<StoredVideo> {
  const video = await getVideo(context, hostId, id)
  const ffmpeg = context.kept(FFMPEG)
  if (!ffmpeg) throw new AppError('frames_not_available')
  if (video.play_file === null) throw new AppError('video_not_ready')
  if (second >= (video.seconds ?? 0))
    throw fieldError('second', 'too_large', `Expected less than ${video.seconds ?? 0} seconds`)
  await allow(context, 'video-picture', [[LIMITS.pictures, hostId]])
  const file = video.play_file
  try {
    return await inFolder(async (folder) => {
      const [from, to] = [path.join(folder, 'video'), path.join(folder, 'poster.jpg')]
      await localCopy(context, file, from)
      await takePicture(ffmpeg, from, to, second)
      return replacePoster(context, hostId, id, await readFile(to), second)
    })
  } catch (error) {
    if (!(error instanceof Unfit)) throw error
    throw fieldError('second', 'unreadable', 'There is no picture at this second')
  }
}

/** Replaces the poster by a JPEG of ours, and deletes the former one. `second`: what it shows of the video; null: nothing. */
async function replacePoster(
  context: Context,
  hostId: HostId,
  id: string,
  content: Uint8Array,
  second: number | null,
): Promise<StoredVideo> {
  const storage = context.kept(STORAGE)
  const file = newFileName(hostId, 'jpg')
  await storage.put(storedNameOf(file), content)
  const before = await getVideo(context, hostId, id)
  const change = { poster_file: file, has_own_poster: true, poster_second: second }
  const after = found(await updateVideo(context.db, hostId, id, change), 'video_not_found', id)
  if (before.poster_file !== null) await storage.delete(storedNameOf(before.poster_file))
  return after
}
