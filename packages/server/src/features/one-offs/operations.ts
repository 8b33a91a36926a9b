import type { Interval } from '@scheduling/domain'
import { DAY, limits } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { found } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { recordActivity } from '../activity/operations.ts'
import { isOriginNeeded } from '../bookings/confirmation/operations.ts'
import { lockHosts } from '../busy/operations.ts'
import { releaseHolds } from '../holds/operations.ts'
import type { Origin } from '../offers/origin.ts'
import type { FreeStarts } from '../slots/operations.ts'
import { freeStarts } from '../slots/operations.ts'
import { offerOf } from './offers.ts'
import type { StoredOneOff } from './store.ts'
import { endedBefore, forgetOneOff, listPending, markDeleted, markTaken, oneOffById } from './store.ts'

/** The one-offs that can still be taken: their latest time is still ahead. */
export async function listHostOneOffs(context: Context, host: HostId): Promise<StoredOneOff[]> {
  return listPending(context.db, host, new Date(context.clock.now()))
}

/** Throws `one_off_not_found`. */
export async function getOneOff(context: Context, host: HostId, id: string): Promise<StoredOneOff> {
  const row = await oneOffById(context.db, host, id)
  return found(row?.deleted_at ? undefined : row, 'one_off_not_found', id)
}

/** Which of its times are free; none once it has ended. */
export async function freeTimes(
  context: Context,
  host: HostId,
  id: string,
  span: Interval,
): Promise<FreeStarts> {
  const offer = await offerOf(context.db, await getOneOff(context, host, id), context.clock.now())
  if (offer?.state !== 'open') return { starts: [], next: null, mightBeBlocked: false }
  return freeStarts(context, offer, span)
}

/** Its link expires; a meeting that came of it stays. Repeat: not found. */
export async function removeOneOff(context: Context, host: Acting, id: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    await lockHosts(trx, [host.hostId])
    const row = await markDeleted(trx, host.hostId, id, new Date(context.clock.now()))
    const { name } = found(row, 'one_off_not_found', id)
    await releaseHolds(trx, host.hostId, [id])
    await recordActivity(context, trx, host, 'one_off_deleted', name)
  })
}

/** Takes one of its times: the others are free again, and its link expires. Under the host's lock. Repeat: the same. */
export async function takeOneOff(
  _context: Context,
  trx: Transaction<Database>,
  { hostId, origin, bookingId }: { hostId: HostId; origin: Origin; bookingId: string },
): Promise<void> {
  if (origin.kind !== 'one_off') return
  await markTaken(trx, hostId, origin.id, bookingId)
  await releaseHolds(trx, hostId, [origin.id])
}

/** Deletes one-offs for good that ended long ago, once none of their meetings can be moved. Repeat: finds nothing. */
export async function cleanUpOneOffs(context: Context): Promise<void> {
  const before = new Date(context.clock.now() - limits.ENDED_OFFER_DAYS * DAY)
  for (const row of await endedBefore(context.db, before))
    if (!(await isOriginNeeded(context, row.host_id, { kind: 'one_off', id: row.id })))
      await forgetOneOff(context.db, row)
}
