import { createHmac, timingSafeEqual } from 'node:crypto'
import type { HostId } from '../../../host-id.ts'

const ID_BYTES = 16
const SIGNATURE_BYTES = 16

/** Signs the id of a host and another id for one purpose. The result is safe in URLs and headers. */
export function signIds(key: Buffer, purpose: string, hostId: HostId, id: string): string {
  const ids = Buffer.concat([idBytes(hostId), idBytes(id)])
  return Buffer.concat([ids, signature(key, purpose, ids)]).toString('base64url')
}

/** Undefined for anything that was not signed with this key for this purpose. */
export function readIds(
  key: Buffer,
  purpose: string,
  token: string,
): { hostId: HostId; id: string } | undefined {
  const bytes = Buffer.from(token, 'base64url')
  const ids = bytes.subarray(0, 2 * ID_BYTES)
  const given = bytes.subarray(2 * ID_BYTES)
  const isSigned = given.length === SIGNATURE_BYTES && timingSafeEqual(given, signature(key, purpose, ids))
  if (!isSigned) return undefined
  return { hostId: idText(ids.subarray(0, ID_BYTES)) as HostId, id: idText(ids.subarray(ID_BYTES)) }
}

function signature(key: Buffer, purpose: string, ids: Buffer): Buffer {
  return createHmac('sha256', key).update(`${purpose}\0`).update(ids).digest().subarray(0, SIGNATURE_BYTES)
}

export function idBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex')
}

export function idText(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
