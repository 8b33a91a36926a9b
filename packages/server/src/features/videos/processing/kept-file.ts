import { mkdtemp, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Context } from '../../../context.ts'
import type { HostId } from '../../../host-id.ts'
import { STORAGE } from '../../../storage/storage.ts'
import type { Extension } from '../media/files.ts'
import { newFileName, storedNameOf } from '../media/files.ts'
import { Unfit } from './facts.ts'
import { FFMPEG } from './ffmpeg.ts'
import { posterSecond, takePicture } from './with-ffmpeg.ts'

export interface KeptFile {
  file: string
  bytes: number
}

/** Puts a file of ours into the storage. */
export async function keepFile(
  { service }: Pick<Context, 'service'>,
  hostId: HostId,
  place: string,
  extension: Extension,
): Promise<KeptFile> {
  const file = newFileName(hostId, extension)
  await service(STORAGE).putFile(storedNameOf(file), place)
  return { file, bytes: (await stat(place)).size }
}

/** Null where nothing can take a picture out of it: the video plays all the same. */
export async function posterOf(
  context: Pick<Context, 'service'>,
  hostId: HostId,
  from: string,
  { seconds, folder }: { seconds: number; folder: string },
): Promise<KeptFile | null> {
  const ffmpeg = context.service(FFMPEG)
  if (!ffmpeg) return null
  const to = path.join(folder, 'poster.jpg')
  try {
    await takePicture(ffmpeg, from, to, posterSecond(seconds))
    return await keepFile(context, hostId, to, 'jpg')
  } catch (error) {
    if (!(error instanceof Unfit)) throw error
    return null
  }
}

/** Runs work with a folder of its own, which ends with it. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'video-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
