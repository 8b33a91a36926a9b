import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Context } from '../../context.ts'
import { AppError, fieldError, found } from '../../errors.ts'
import type { Acting } from '../../http/caller.ts'
import { STORAGE } from '../../storage/storage.ts'
import { allow } from '../abuse/operations.ts'
import { newFileName, storedNameOf } from './media/files.ts'
import { getVideo } from './operations.ts'
import { Unfit } from './processing/facts.ts'
import type { Ffmpeg } from './processing/ffmpeg.ts'
import { FFMPEG } from './processing/ffmpeg.ts'
import { inFolder } from './processing/kept-file.ts'
import { localCopy } from './processing/local-copy.ts'
import { takeGif } from './processing/with-ffmpeg.ts'
import { LIMITS } from './record/limits.ts'
import type { StoredVideo } from './record/store.ts'
import { updateVideo } from './record/store.ts'

// Larger ones make mails slow, and some programs do not show them.
const BYTES_MAX = 500_000
const COLORS = [64, 32, 16]

/**
 * Makes a GIF for mails. Throws `video_not_found`, `video_not_ready`, `frames_not_available`, `cannot_create_gif`,
 * `invalid_input`. Repeat: the same.
 */
export async function makeGif(
  context: Context,
  host: Acting,
  id: string,
  second: number,
): Promise<StoredVideo> {
  const { hostId } = host
  const { play_file: play, seconds, gif_file: former } = await getVideo(context, hostId, id)
  const ffmpeg = context.service(FFMPEG)
  if (!ffmpeg) throw new AppError('frames_not_available')
  if (play === null) throw new AppError('video_not_ready')
  if (second >= (seconds ?? 0))
    throw fieldError('second', 'too_large', `Expected less than ${seconds ?? 0} seconds`)
  await allow(context, 'video-picture', [[LIMITS.pictures, host]])
  return inFolder(async (folder) => {
    const from = path.join(folder, 'video')
    await localCopy(context, play, from)
    const content = await readFile(await smallGif(ffmpeg, from, folder, second))
    const file = newFileName(hostId, 'gif')
    await context.service(STORAGE).put(storedNameOf(file), content)
    const after = await updateVideo(context.db, hostId, id, { gif_file: file })
    const left = after ? former : file
    if (left !== null) await context.service(STORAGE).delete(storedNameOf(left))
    return found(after, 'video_not_found', id)
  })
}

/** With as many colors as fit. Throws `cannot_create_gif`. */
async function smallGif(ffmpeg: Ffmpeg, from: string, folder: string, second: number): Promise<string> {
  const to = path.join(folder, 'mail.gif')
  for (const colors of COLORS) {
    await takeGif(ffmpeg, from, to, { second, colors }).catch((error: unknown) => {
      if (!(error instanceof Unfit)) throw error
      throw new AppError('cannot_create_gif', { detail: 'There are no pictures at this second' })
    })
    if ((await stat(to)).size <= BYTES_MAX) return to
  }
  throw new AppError('cannot_create_gif', { detail: `It would have more than ${BYTES_MAX} bytes` })
}
