import type { Instant } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { lockHost, renewRevision } from './store.ts'

/**
 * In the transaction that changes when a host is busy: nobody goes on with what was read before. `heldUntil`: when the
 * last of the holds ends that were added. Repeat: harmless.
 */
export async function renewBusy(
  trx: Transaction<Database>,
  hostId: HostId,
  heldUntil: Instant | null = null,
): Promise<void> {
  await renewRevision(trx, hostId, heldUntil === null ? null : new Date(heldUntil))
}

/**
 * Held until the transaction ends: nobody else changes when these hosts are busy. `hostIds` in the order in which
 * everybody takes them, so that nobody deadlocks. A row of the host's is locked and no number, so that it is the same lock
 * wherever the tables lie.
 */
export async function lockHosts(trx: Transaction<Database>, hostIds: readonly HostId[]): Promise<void> {
  for (const hostId of hostIds) await lockHost(trx, hostId)
}
