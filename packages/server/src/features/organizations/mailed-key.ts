import type { HostId } from '../../host-id.ts'
import { hashToken, newToken } from '../sessions/tokens.ts'

// Keys in mails name their organization, so that no directory of them is needed.

const ID_BYTES = 16

/** A key that is shown once; only the hash of its secret is stored. */
export function newKey(hostId: HostId): { key: string; hash: Buffer } {
  const { token, hash } = newToken()
  const id = Buffer.from(hostId.replaceAll('-', ''), 'hex').toString('base64url')
  return { key: `${id}.${token}`, hash }
}

/** Undefined if it has not the shape of a key. */
export function readKey(key: string): { hostId: HostId; hash: Buffer } | undefined {
  const [id, secret, ...rest] = key.split('.')
  if (!id || !secret || rest.length > 0) return undefined
  const bytes = Buffer.from(id, 'base64url')
  const hex = bytes.toString('hex')
  if (bytes.length !== ID_BYTES) return undefined
  const hostId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') as HostId
  return { hostId, hash: hashToken(secret) }
}
