import { MINUTE } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { holdTimes } from '../holds/operations.ts'
import { narrowToStart } from '../offers/all-day.ts'
import { checkSlot } from '../slots/operations.ts'
import { offerOf } from './offers.ts'
import type { StoredPoll } from './store.ts'

/** Options that are not free need no hold. People vote on them anyway, because they may become free. */
export async function holdFree(
  context: Context,
  trx: Transaction<Database>,
  poll: StoredPoll,
): Promise<void> {
  const now = context.clock.now()
  const offer = await offerOf(trx, poll, now)
  if (!offer) return
  const times = []
  for (const at of offer.picked ?? []) {
    const narrowed = narrowToStart(offer, at)
    const { start } = narrowed
    const check = await checkSlot(context, trx, narrowed.offer, start)
    if (check.ok)
      times.push({ start, end: start + narrowed.offer.duration * MINUTE, bufferBefore: 0, bufferAfter: 0 })
  }
  if (times.length === 0) return
  const { host_id: hostId, id, last_slot } = poll
  const until = last_slot.getTime()
  await holdTimes(trx, { hostId, heldFor: id, origin: offer.origin, times, until }, now)
}
