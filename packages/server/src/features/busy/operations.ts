import type { Instant } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { lockRows, renewRevisions } from './store.ts'

export { renewBusyAside } from './store.ts'

/**
 * Makes cached busy times outdated. Call it in the transaction that changes when a host is busy. `heldUntil`: when the last
 * of the added holds ends. Repeat: harmless.
 */
export async function renewBusy(
  trx: Transaction<Database>,
  hostId: HostId,
  heldUntil: Instant | null = null,
): Promise<void> {
  await renewRevisions(trx, [hostId], heldUntil === null ? null : new Date(heldUntil))
}

/** The same for several hosts at once, whose locks were taken. */
export async function renewBusyOf(trx: Transaction<Database>, hostIds: readonly HostId[]): Promise<void> {
  if (hostIds.length > 0) await renewRevisions(trx, hostIds, null)
}

/**
 * Until the transaction ends, nobody else can change when these hosts are busy. It takes them in the order of their ids, as
 * everybody does, to avoid deadlocks. It locks rows of the hosts and not numbers (advisory locks), so the locks are the same
 * wherever the tables are.
 */
export async function lockHosts(trx: Transaction<Database>, hostIds: readonly HostId[]): Promise<void> {
  if (hostIds.length > 0) await lockRows(trx, hostIds)
}
