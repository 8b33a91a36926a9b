import { randomBytes } from 'node:crypto'
import type { HostId } from '../../../host-id.ts'

// A name has the host's id before the dash (specification, section 3: the user id), and chance. So another content has
// another address.

export const FOLDER = 'videos'
const FILE = /^([0-9a-f]{32})-([0-9a-f]{32}\.(mp4|webm|ogg|jpg|gif))$/
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

/** Its name in the storage, and its media type. Undefined if it is not such a name. */
export function storedFile(file: string): { name: string; type: string } | undefined {
  const [, host, rest, extension] = FILE.exec(file) ?? []
  return host === undefined
    ? undefined
    : { name: `${FOLDER}/${host}/${rest}`, type: TYPES[extension as Extension] }
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
