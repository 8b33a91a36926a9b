import { IMAGES } from '@scheduling/contract/images'
import type { ImageKind } from '@scheduling/contract/images'
import { createHash } from 'node:crypto'
import type { HostId } from '../../host-id.ts'

// A name says whose picture it is (specification, section 3: what stands before the dash is the user id) and, by a digest,
// what is in it: other content has another address.

export const FOLDER = 'images'
const FILE = /^([0-9a-f]{32})-[0-9a-f]{32}\.(jpg|png)$/
const TYPES = { jpg: 'image/jpeg', png: 'image/png' } as const

export type Extension = keyof typeof TYPES

export function fileNameOf(hostId: HostId, content: Uint8Array, extension: Extension): string {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 32)
  return `${hostId.replaceAll('-', '')}-${digest}.${extension}`
}

/** Undefined for what is no such name. */
export function readFileName(file: string): { hostId: HostId; type: string } | undefined {
  const [, host, extension] = FILE.exec(file) ?? []
  return host === undefined
    ? undefined
    : { hostId: uuidOf(host) as HostId, type: TYPES[extension as Extension] }
}

/** Names in the storage, one for each size; a host’s files lie together. */
export function storedNames(kind: ImageKind, file: string): string[] {
  const { folder, sizes } = IMAGES[kind]
  const [host, rest] = file.split('-', 2)
  return sizes.map((size) => `${FOLDER}/${host}/${folder}/${size}/${rest}`)
}

/** Where all of a host’s lie. */
export function folderOf(hostId: HostId): string {
  return `${FOLDER}/${hostId.replaceAll('-', '')}/`
}

/** Whose a name in the storage is. */
export function hostOfStored(name: string): HostId {
  return uuidOf(name.split('/')[1] ?? '') as HostId
}

function uuidOf(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
