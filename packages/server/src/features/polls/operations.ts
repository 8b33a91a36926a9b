import { DAY, limits } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { recordActivity } from '../activity/operations.ts'
import { isOriginNeeded } from '../bookings/confirmation/operations.ts'
import { lockHosts } from '../busy/operations.ts'
import { releaseHolds } from '../holds/operations.ts'
import { lockedPoll } from './get-poll.ts'
import type { StoredPoll } from './store.ts'
import { deleteWhatWasSaid, endedBefore, forgetPoll, listOpen, listVoted, updatePoll } from './store.ts'

/** Polls whose latest time is still ahead, whatever zone it was picked in. */
export async function listHostPolls(context: Context, host: HostId): Promise<StoredPoll[]> {
  return listOpen(context.db, host, new Date(context.clock.now()))
}

/** Polls that wait for the host to choose a time: those with votes among the above. The newest first. */
export async function pollsToDecide(
  context: Context,
  host: HostId,
  most: number,
): Promise<{ id: string; name: string; votes: number }[]> {
  return listVoted(context.db, host, new Date(context.clock.now()), most)
}

/** Deletes a poll with all votes and comments. Its link expires; a meeting that came of it stays. Repeat: not found. */
export async function removePoll(context: Context, host: Acting, id: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    await lockHosts(trx, [host.hostId])
    const poll = await lockedPoll(trx, host.hostId, id)
    await updatePoll(trx, poll, { deleted_at: new Date(context.clock.now()) })
    await deleteWhatWasSaid(trx, poll)
    await releaseHolds(trx, host.hostId, [id])
    await recordActivity(context, trx, host, 'poll_deleted', poll.name)
  })
}

/**
 * Deletes polls for good that ended long ago, once no meeting that came of them can be moved. Repeat: finds nothing.
 */
export async function cleanUpPolls(context: Context): Promise<void> {
  const before = new Date(context.clock.now() - limits.ENDED_OFFER_DAYS * DAY)
  for (const row of await endedBefore(context.db, before))
    if (!(await isOriginNeeded(context, row.host_id, { kind: 'poll', id: row.id })))
      await forgetPoll(context.db, row)
}
