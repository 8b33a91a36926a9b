import { randomBytes } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { HostId } from '../../../host-id.ts'
import { STORAGE } from '../../../storage/storage.ts'

// A name has the host's id before the dash, and chance. So another content has another address. The specification (section
// 3) allows an underscore for the dash. The file for slow connections has the name of the other one with `-s`.

export const FOLDER = 'videos'
const FILE = /^([0-9a-f]{32})[-_]([0-9a-f]{32})(-s(?=\.mp4$))?\.(mp4|webm|ogg|jpg|gif)$/
const TYPES = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogg: 'video/ogg',
  jpg: 'image/jpeg',
  gif: 'image/gif',
} as const

export type Extension = keyof typeof TYPES

export function newFileName(hostId: HostId, extension: Extension): string {
  return `${hostId.replaceAll('-', '')}-${randomBytes(16).toString('hex')}.${extension}`
}

/** The name or address of the smaller file beside an MP4 file. */
export function smallOf(file: string): string {
  return file.replace(/\.mp4(?=\?|$)/, '-s.mp4')
}

interface StoredFile {
  /** In the storage. */
  name: string
  type: string
  /** The file whose address it is: that of a video is good for its smaller file, too. */
  signed: string
  etag: string
}

/** Undefined if it is not such a name. */
export function storedFile(file: string): StoredFile | undefined {
  const [, host, chance, small = '', extension] = FILE.exec(file) ?? []
  if (host === undefined) return undefined
  return {
    name: `${FOLDER}/${host}/${chance}${small}.${extension}`,
    type: TYPES[extension as Extension],
    signed: `${host}-${chance}.${extension}`,
    etag: `"${chance}${small}"`,
  }
}

/** With the smaller ones beside them. Repeat: does nothing. */
export async function deleteFiles(
  { service }: Pick<Context, 'service'>,
  files: readonly (string | null | undefined)[],
): Promise<void> {
  for (const file of files)
    if (file)
      for (const each of new Set([file, smallOf(file)])) await service(STORAGE).delete(storedNameOf(each))
}

/** Throws for names that we did not make. */
export function storedNameOf(file: string): string {
  const stored = storedFile(file)
  if (!stored) throw new Error(`"${file.slice(0, 100)}" is no name of a video's file`)
  return stored.name
}

/** The folder of a host's files in the storage. */
export function folderOf(hostId: HostId): string {
  return `${FOLDER}/${hostId.replaceAll('-', '')}/`
}
