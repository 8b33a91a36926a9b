import type { Connection, Provider } from '@scheduling/contract'
import type { Provider as KnownProvider } from '../../providers/provider.ts'
import type { Instant } from '@scheduling/domain'
import type { Config } from '../../config.ts'
import { isFailing } from './check.ts'
import type { StoredConnection } from './store.ts'

export function presentConnection(row: StoredConnection, now: Instant): Connection {
  return {
    id: row.id,
    provider: row.provider,
    account: row.account_name,
    health: row.health === 'working' && isFailing(row, now) ? 'failing' : row.health,
    connectedAt: row.connected_at.toISOString(),
    lastSuccessAt: row.succeeded_at?.toISOString() ?? null,
    lastFailure:
      row.failed_at && row.failure ? { at: row.failed_at.toISOString(), failure: row.failure } : null,
    lastCalls: row.last_calls,
  }
}

/** `trial`: what signs in to accounts at stand-ins. */
export function presentProvider(
  { id, gives, asks, ports, needs }: KnownProvider,
  trial: Config['trialAccounts'],
): Provider {
  return {
    id,
    gives: [...gives],
    isReady: ports !== undefined,
    asks: [...asks],
    needs: ports ? [] : [...needs],
    ...(trial?.[id] && { trial: trial[id] }),
  }
}
