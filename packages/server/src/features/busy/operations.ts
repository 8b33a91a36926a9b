import type { Instant } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { renewRevision } from './store.ts'

/**
 * In the transaction that changes when a host is busy: nobody goes on with what was read before. `heldUntil`: when the
 * last of the holds ends that were added. Repeat: harmless.
 */
export async function renewBusy(
  trx: Transaction<Database>,
  hostId: string,
  heldUntil: Instant | null = null,
): Promise<void> {
  await renewRevision(trx, hostId, heldUntil === null ? null : new Date(heldUntil))
}
