import type { Transaction } from 'kysely'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import { STORAGE } from '../../../storage/storage.ts'
import { smallOf, storedNameOf } from '../media/files.ts'
import type { VideoJob } from '../record/queues.ts'
import { SHRINK_VIDEO } from '../record/queues.ts'
import { addSmall, videoById } from '../record/store.ts'
import { Unfit } from './facts.ts'
import { FFMPEG } from './ffmpeg.ts'
import { inFolder } from './kept-file.ts'
import { localCopy } from './local-copy.ts'
import { shrink } from './with-ffmpeg.ts'

// Below it, a video plays on a connection of 1.5 megabits all the same.
const LARGE_MEGABITS = 1.2
// A file that is hardly smaller helps nobody.
const MOST_OF_WHOLE = 0.6

/** How many megabits a second of the file has. */
export function megabitsOf(bytes: number, seconds: number): number {
  return (bytes * 8) / seconds / 1_000_000
}

/** In the transaction that makes the file play. Does nothing where nobody gains by it. Repeat: one file. */
export async function startShrinking(
  context: Context,
  trx: Transaction<Database>,
  {
    host_id: hostId,
    id,
    seconds,
    bytes,
  }: { host_id: HostId; id: string; seconds: number | null; bytes: number },
): Promise<void> {
  if (!context.service(FFMPEG) || !seconds || megabitsOf(bytes, seconds) < LARGE_MEGABITS) return
  await context.jobs.send(trx, SHRINK_VIDEO, [{ data: { hostId, videoId: id } }])
}

/** Makes a smaller file for slow connections. Where that fails, they get the whole one. Repeat: does nothing. */
export async function shrinkVideo(context: Context, { hostId, videoId }: VideoJob): Promise<void> {
  const ffmpeg = context.service(FFMPEG)
  const video = await videoById(context.db, hostId, videoId)
  if (!ffmpeg || !video?.play_file?.endsWith('.mp4') || video.small_bytes !== null) return
  const file = video.play_file
  await inFolder(async (folder) => {
    const [from, to] = [path.join(folder, 'video'), path.join(folder, 'small')]
    await localCopy(context, file, from)
    await shrink(ffmpeg, from, to)
    const [whole, { size: bytes }] = await Promise.all([stat(from), stat(to)])
    if (bytes > whole.size * MOST_OF_WHOLE) return
    const small = storedNameOf(smallOf(file))
    await context.service(STORAGE).putFile(small, to)
    if (!(await addSmall(context.db, file, video, bytes))) await context.service(STORAGE).delete(small)
  }).catch((error: unknown) => {
    if (!(error instanceof Unfit)) throw error
  })
}
