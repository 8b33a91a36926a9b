import type { ProviderId, RoomAccount } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import { found } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { readTogether } from '../../shared-reads.ts'
import { portsFor } from './providers.ts'
import { ProviderError } from '../../providers/provider.ts'
import { recordActivity } from '../activity/operations.ts'
import { recordBroken } from './broken.ts'
import { DISCONNECTED, ROOM_ACCOUNTS } from './events.ts'
import { CONNECTION_SEAL, openedTokens, sealedTokens } from './seal.ts'
import type { ConnectionRef, StoredConnection } from './store.ts'
import {
  closedByOthers,
  connectionsAt,
  connectionById,
  deleteConnection,
  deleteStartsBefore,
  hasAnyConnection,
  listConnections,
  listConnectionsOf,
  replaceTokens,
} from './store.ts'

export type { StoredConnection } from './store.ts'
export { connectionsAtCompany } from './store.ts'

const RESEALED_AT_ONCE = 1_000

export async function connectionsOf({ db }: Pick<Context, 'db'>, host: HostId): Promise<StoredConnection[]> {
  return listConnections(db, host)
}

export async function connectionOf(
  { db }: Pick<Context, 'db'>,
  ref: ConnectionRef,
): Promise<StoredConnection | undefined> {
  return connectionById(db, ref)
}

export async function connectionsOfHost(
  { db }: Pick<Context, 'db'>,
  hostId: HostId,
): Promise<StoredConnection[]> {
  return listConnections(db, hostId)
}

/** Those of all these hosts, in one query. All who ask at once share it, so change nothing in what it answers. */
export async function connectionsOfHosts(
  context: Pick<Context, 'db' | 'service'>,
  hostIds: readonly HostId[],
): Promise<StoredConnection[]> {
  return readTogether(context, `connections ${hostIds.join(' ')}`, async () =>
    listConnectionsOf(context.db, hostIds),
  )
}

/** Which connection makes which rooms for a host's new meetings. One per kind. */
export async function roomAccountsOf(context: Context, host: HostId): Promise<RoomAccount[]> {
  const each = await Promise.all(context.hooks(ROOM_ACCOUNTS).map((asked) => asked(context, host)))
  return [...new Map(each.flat().map((account) => [account.kind, account])).values()]
}

/** An owner has withdrawn consent at the provider. Deletes the connections, and tells their hosts. Repeat: finds none. */
export async function forgetAccount(
  context: Context,
  provider: ProviderId,
  accountId: string,
): Promise<void> {
  for (const ref of await connectionsAt(context.db, provider, accountId))
    await context.db.transaction().execute(async (trx) => {
      for (const disconnected of context.hooks(DISCONNECTED)) await disconnected(context, trx, ref)
      const gone = await deleteConnection(trx, ref)
      if (gone) await recordBroken(context, trx, gone, 'ended')
    })
}

/** Deletes a connection, and revokes its tokens if the provider answers. Throws `connection_not_found`. Repeat: not found. */
export async function disconnect(context: Context, host: Acting, connectionId: string): Promise<void> {
  const ref = { hostId: host.hostId, connectionId }
  const gone = await context.db.transaction().execute(async (trx) => {
    for (const disconnected of context.hooks(DISCONNECTED)) await disconnected(context, trx, ref)
    const deleted = found(await deleteConnection(trx, ref), 'connection_not_found', connectionId)
    await recordActivity(context, trx, host, 'connection_removed', deleted.account_name)
    return deleted
  })
  await revoke(context, gone)
}

/** At the provider. Not if we still use the account: some providers end all our access to it at once. */
async function revoke(context: Context, gone: StoredConnection): Promise<void> {
  if ((await connectionsAt(context.db, gone.provider, gone.account_id)).length > 0) return
  await portsFor(context, gone)
    ?.oauth?.revoke(openedTokens(context, gone).refresh)
    .catch((error: unknown) => {
      // We have deleted our copy. The owner can also revoke access at the provider.
      if (!(error instanceof ProviderError)) throw error
    })
}

/** Whether any tokens are stored. */
export async function hasConnections({ db }: Pick<Context, 'db'>): Promise<boolean> {
  return hasAnyConnection(db)
}

/** Called by the daily job. Repeat: does nothing. */
export async function cleanUpConnections(context: Context): Promise<void> {
  const { db, clock } = context
  await deleteStartsBefore(db, new Date(clock.now()))
  const { mark } = context.service(CONNECTION_SEAL)
  for (const row of await closedByOthers(db, mark, RESEALED_AT_ONCE)) {
    const ref = { hostId: row.host_id, connectionId: row.id }
    const tokens = { ...openedTokens(context, row), until: row.access_until.getTime(), scopes: row.scopes }
    const { access_token, refresh_token = row.refresh_token } = sealedTokens(context, ref, tokens)
    await replaceTokens(db, row, { access_token, refresh_token })
  }
}
