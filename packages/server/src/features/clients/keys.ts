import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Calling } from '../../http/caller.ts'
import { networkOf } from '../../http/network.ts'
import { allow } from '../abuse/operations.ts'
import type { Host } from '../hosts/operations.ts'
import { findHost } from '../hosts/operations.ts'
import { hashToken, newToken } from '../sessions/tokens.ts'
import { LIMITS } from './limits.ts'
import { isOpen } from './state.ts'
import type { StoredClient } from './store.ts'
import { clientByKey } from './store.ts'

// A key is in the mail or in the copied link, and nowhere else. It names the host, so that no directory is needed.

const KEY = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/

export function newKey(hostId: HostId): { key: string; hash: Buffer } {
  const { token, hash } = newToken()
  return { key: `${hostId}.${token}`, hash }
}

/** The address for whoever is asked. */
export function linkWith({ config }: Pick<Context, 'config'>, key: string): string {
  return `${config.publicUrl}/connect-client?${new URLSearchParams({ key }).toString()}`
}

/** A request whose link was opened. */
export interface OpenedRequest {
  host: Host
  client: StoredClient
  /** Binds a consent to this link. */
  keyHash: Buffer
}

/**
 * The request of a key. Unknown, used and ended keys look alike. Throws `link_expired`, `rate_limited`. Repeat: the same.
 */
export async function openKey(context: Context, key: string, { ip }: Calling): Promise<OpenedRequest> {
  await allow(context, 'client-key', [[LIMITS.keys, networkOf(ip)]])
  const [, hostId, secret] = KEY.exec(key) ?? []
  if (hostId === undefined || secret === undefined) throw new AppError('link_expired')
  const keyHash = hashToken(secret)
  const client = await clientByKey(context.db, hostId as HostId, keyHash)
  const host = client && (await findHost(context, client.host_id))
  if (!client || !host || host.closed_at || !isOpen(client, context.clock.now()))
    throw new AppError('link_expired')
  return { host, client, keyHash }
}
