import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { HostId } from '../../../host-id.ts'
import { keptSecret } from '../../../secrets.ts'
import type { ConnectionRef } from '../../connections/check.ts'

/** Makes the secret of each watch, which proves that the provider is calling. */
export const WATCH_KEY = keptSecret('calendar-watches')

const UUID_BYTES = 16
const RANDOM_BYTES = 12

/** Contains the connection, so we need no table to find it. At most 64 characters that providers accept. */
export function newWatchId({ hostId, connectionId }: ConnectionRef): string {
  const ids = Buffer.from(`${hostId}${connectionId}`.replaceAll('-', ''), 'hex')
  return Buffer.concat([ids, randomBytes(RANDOM_BYTES)]).toString('base64url')
}

export function watchSecret(context: Context, watchId: string): string {
  return createHmac('sha256', context.service(WATCH_KEY)).update(watchId).digest('base64url')
}

/** The connection of a watch. Undefined if the secret is wrong. */
export function watchedBy(context: Context, watchId: string, secret: string): ConnectionRef | undefined {
  const bytes = Buffer.from(watchId, 'base64url')
  const [given, own] = [Buffer.from(secret), Buffer.from(watchSecret(context, watchId))]
  if (bytes.length !== 2 * UUID_BYTES + RANDOM_BYTES) return undefined
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined
  return { hostId: uuidIn(bytes, 0) as HostId, connectionId: uuidIn(bytes, UUID_BYTES) }
}

function uuidIn(bytes: Buffer, begin: number): string {
  const hex = bytes.subarray(begin, begin + UUID_BYTES).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
