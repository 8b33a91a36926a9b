import type { ProviderId } from '@scheduling/contract'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Acting } from '../../http/caller.ts'
import type { ProviderAccount, Tokens } from '../../providers/provider.ts'
import { ProviderError } from '../../providers/provider.ts'
import { lockProfile } from '../hosts/operations.ts'
import { recordActivity } from '../activity/operations.ts'
import { CONNECTED } from './events.ts'
import { pauseAfter } from './check.ts'
import { CONNECTION_LOOKS } from './queues.ts'
import { sealedTokens } from './seal.ts'
import type { StoredConnection } from './store.ts'
import {
  connectionById,
  connectionOfAccount,
  deleteConnection,
  insertConnection,
  updateConnection,
} from './store.ts'

/** Stores a connection. The same account again renews its connection. Repeat: renews it. */
export async function keepConnection(
  context: Context,
  here: Acting,
  provider: ProviderId,
  tokens: Tokens,
  account: ProviderAccount,
): Promise<StoredConnection> {
  const { hostId } = here
  const { connection, isNew } = await context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, hostId)
    const known = await connectionOfAccount(trx, hostId, provider, account.id)
    const connectionId = known?.id ?? randomUUID()
    const sealed = sealedTokens(context, { hostId, connectionId }, tokens)
    const refresh_token = sealed.refresh_token ?? known?.refresh_token
    if (!refresh_token) throw new AppError('consent_incomplete')
    const renewed = {
      ...sealed,
      refresh_token,
      account_name: account.name,
      health: 'working' as const,
      failed_at: null,
      failure: null,
      failures: 0,
      failing_since: null,
      told_at: null,
      rest_until: null,
      look_at: new Date(context.clock.now() + pauseAfter(0)),
    }
    const row = {
      ...renewed,
      host_id: hostId,
      id: connectionId,
      provider,
      account_id: account.id,
      succeeded_at: null,
      connected_at: new Date(context.clock.now()),
      last_calls: '[]',
    }
    const ref = { hostId, connectionId }
    const kept = (known && (await updateConnection(trx, ref, renewed))) ?? (await insertConnection(trx, row))
    const kind = known ? 'connection_renewed' : 'connection_added'
    await recordActivity(context, trx, here, kind, account.name)
    return { connection: kept, isNew: !known }
  })
  const ref = { hostId, connectionId: connection.id }
  try {
    for (const connected of context.hooks(CONNECTED)) await connected(context, ref)
  } catch (error) {
    // A half-made connection would look connected.
    if (isNew) await context.db.transaction().execute((trx) => deleteConnection(trx, ref))
    throw refusalOf(error)
  }
  // Check now instead of waiting for the next round, so we hear of changes at once.
  await context.jobs.send(context.db, CONNECTION_LOOKS, [{ data: ref }])
  // Read it again: the first calls have recorded how they went.
  return (await connectionById(context.db, ref)) ?? connection
}

/** The error that the host gets. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error
  return new AppError(error.failure === 'unauthorized' ? 'consent_invalid' : 'unavailable', { cause: error })
}
