import { IMAGES } from '@scheduling/contract/images'
import type { ImageKind } from '@scheduling/contract/images'
import { createHash } from 'node:crypto'
import type { HostId } from '../../host-id.ts'

// A name has the host's id before the dash (specification, section 3: the user id), and a digest of the content. So other
// content has another URL.

export const FOLDER = 'images'
const FILE = /^([0-9a-f]{32})-[0-9a-f]{32}\.(jpg|png)$/
const TYPES = { jpg: 'image/jpeg', png: 'image/png' } as const

export type Extension = keyof typeof TYPES

export function fileNameOf(hostId: HostId, content: Uint8Array, extension: Extension): string {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 32)
  return `${hostId.replaceAll('-', '')}-${digest}.${extension}`
}

/** The name that another host's file has as one of this host. */
export function sameFileOf(hostId: HostId, file: string): string {
  return file.replace(/^[0-9a-f]{32}/, hostId.replaceAll('-', ''))
}

/** Undefined if it is not such a name. */
export function readFileName(file: string): { hostId: HostId; type: string } | undefined {
  const [, host, extension] = FILE.exec(file) ?? []
  return host === undefined
    ? undefined
    : { hostId: uuidOf(host) as HostId, type: TYPES[extension as Extension] }
}

/** Names in the storage, one for each size. A host’s files are in one folder. */
export function storedNames(kind: ImageKind, file: string): string[] {
  const { folder, sizes } = IMAGES[kind]
  const [host, rest] = file.split('-', 2)
  return sizes.map((size) => `${FOLDER}/${host}/${folder}/${size}/${rest}`)
}

/** The folder of a host’s files. */
export function folderOf(hostId: HostId): string {
  return `${FOLDER}/${hostId.replaceAll('-', '')}/`
}

/** The host of a name in the storage. */
export function hostOfStored(name: string): HostId {
  return uuidOf(name.split('/')[1] ?? '') as HostId
}

function uuidOf(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
