import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { lockHosts } from '../busy/operations.ts'
import type { GoneMember } from '../organizations/events.ts'

/**
 * Called when somebody leaves an organization. Whoever books reads the team under the same lock. So a booking that was first
 * is among the meetings that are handed over, and one that comes later finds that they have gone.
 */
export async function lockTimeOfGone(
  _: Context,
  trx: Transaction<Database>,
  { person }: Pick<GoneMember, 'person'>,
): Promise<void> {
  await lockHosts(trx, [person])
}
