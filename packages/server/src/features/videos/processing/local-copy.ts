import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Context } from '../../../context.ts'
import { STORAGE } from '../../../storage/storage.ts'
import { storedNameOf } from '../media/files.ts'

/** Copies a stored file to this machine. Throws if it is gone. */
export async function localCopy(
  { service }: Pick<Context, 'service'>,
  file: string,
  place: string,
): Promise<void> {
  const stored = await service(STORAGE).open(storedNameOf(file))
  if (!stored) throw new Error(`The file of a video is gone: ${file}`)
  await pipeline(await stored.read(), createWriteStream(place))
}
