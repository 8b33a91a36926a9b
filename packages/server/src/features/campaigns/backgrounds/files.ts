import { BACKGROUND_MEDIA } from '@scheduling/contract/campaign-backgrounds'
import { randomBytes } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { HostId } from '../../../host-id.ts'
import { STORAGE } from '../../../storage/storage.ts'
import { readFileName } from '../../branding/image-files.ts'

// A name has the host's id before the dash (specification, section 3: the user id), and chance, so nobody guesses it and
// another picture has another address.

const FOLDER = 'backgrounds'

/** Stores a JPEG, and answers its name. */
export async function storePicture(
  { service }: Pick<Context, 'service'>,
  hostId: HostId,
  content: Uint8Array,
): Promise<string> {
  const file = `${hostId.replaceAll('-', '')}-${randomBytes(16).toString('hex')}.jpg`
  await service(STORAGE).put(storedName(file), content)
  return file
}

/** Repeat: does nothing. */
export async function deletePicture(
  { service }: Pick<Context, 'service'>,
  file: string | null,
): Promise<void> {
  if (file !== null) await service(STORAGE).delete(storedName(file))
}

/** A picture, and whose it is. Undefined if it is not there. */
export async function pictureNamed(
  { service }: Pick<Context, 'service'>,
  asked: string,
): Promise<{ hostId: HostId; type: string; content: Uint8Array } | undefined> {
  // The specification allows an underscore, too.
  const file = asked.replace(/^([\da-f]{32})_/, '$1-')
  const named = readFileName(file)
  const content = named && (await service(STORAGE).get(storedName(file)))
  return content && { ...named, content }
}

/** Where browsers find it, below the origin. */
export function addressOfPicture(file: string): string {
  return `${BACKGROUND_MEDIA}/${file}`
}

/** Called when a host is deleted. Repeat: finds nothing. */
export async function forgetPictures(context: Context, _trx: unknown, hostId: HostId): Promise<void> {
  const storage = context.service(STORAGE)
  const folder = `${FOLDER}/${hostId.replaceAll('-', '')}/`
  for await (const name of storage.list(folder)) await storage.delete(name)
}

function storedName(file: string): string {
  return `${FOLDER}/${file.replace('-', '/')}`
}
