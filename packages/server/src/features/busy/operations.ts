import type { Instant } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { lockHost, renewRevision } from './store.ts'

/**
 * Makes cached busy times outdated. Call it in the transaction that changes when a host is busy. `heldUntil`: when the last
 * of the added holds ends. Repeat: harmless.
 */
export async function renewBusy(
  trx: Transaction<Database>,
  hostId: HostId,
  heldUntil: Instant | null = null,
): Promise<void> {
  await renewRevision(trx, hostId, heldUntil === null ? null : new Date(heldUntil))
}

/**
 * Until the transaction ends, nobody else can change when these hosts are busy. Pass `hostIds` in the order that everybody
 * uses, to avoid deadlocks. It locks a row of the host and not a number (advisory lock), so the lock is the same wherever
 * the tables are.
 */
export async function lockHosts(trx: Transaction<Database>, hostIds: readonly HostId[]): Promise<void> {
  for (const hostId of hostIds) await lockHost(trx, hostId)
}
