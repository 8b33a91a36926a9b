import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError, found } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import { stateOf } from './state.ts'
import type { StoredPoll } from './store.ts'
import { lockPoll, pollById } from './store.ts'

/** Throws `poll_not_found`. */
export async function getPoll(context: Context, hostId: HostId, id: string): Promise<StoredPoll> {
  const row = await pollById(context.db, hostId, id)
  return found(row?.deleted_at ? undefined : row, 'poll_not_found', id)
}

/** Throws `poll_not_found`. */
export async function lockedPoll(
  trx: Transaction<Database>,
  hostId: HostId,
  id: string,
): Promise<StoredPoll> {
  const row = await lockPoll(trx, hostId, id)
  return found(row?.deleted_at ? undefined : row, 'poll_not_found', id)
}

/** A poll can be changed and finished until it has ended, even when voting is closed. Throws `poll_closed`. */
export function refuseOver(context: Context, poll: StoredPoll): void {
  const state = stateOf(poll, context.clock.now())
  if (state !== 'open' && state !== 'closed') throw new AppError('poll_closed')
}
