import type { Context } from '../../context.ts'
import { keptSeal } from '../../seal.ts'
import type { Tokens } from '../../providers/provider.ts'
import type { ConnectionRef, StoredConnection } from './store.ts'
import type { ConnectionRow } from './tables.ts'

/** Encrypts tokens and passwords for providers. */
export const CONNECTION_SEAL = keptSeal('connections')

/** Binds a token to its row and kind. It cannot be decrypted in another row, or as the other kind. */
function ownerOf({ hostId, connectionId }: ConnectionRef, token: 'access' | 'refresh'): string {
  return `${token} ${hostId} ${connectionId}`
}

/** Tokens as stored. Without a new refresh token, the old one stays. */
export function sealedTokens(
  context: Context,
  ref: ConnectionRef,
  { access, refresh, until, scopes }: Tokens,
): Pick<ConnectionRow, 'access_token' | 'access_until' | 'scopes'> & { refresh_token?: Buffer } {
  const seal = context.service(CONNECTION_SEAL)
  return {
    access_token: seal.close(access, ownerOf(ref, 'access')),
    access_until: new Date(until),
    scopes: [...scopes],
    ...(refresh !== undefined && { refresh_token: seal.close(refresh, ownerOf(ref, 'refresh')) }),
  }
}

export function openedTokens(
  context: Context,
  row: Pick<StoredConnection, 'host_id' | 'id' | 'access_token' | 'refresh_token'>,
): { access: string; refresh: string } {
  const seal = context.service(CONNECTION_SEAL)
  const ref = { hostId: row.host_id, connectionId: row.id }
  return {
    access: seal.open(row.access_token, ownerOf(ref, 'access')),
    refresh: seal.open(row.refresh_token, ownerOf(ref, 'refresh')),
  }
}
