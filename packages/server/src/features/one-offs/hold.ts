import type { Instant } from '@scheduling/domain'
import { MINUTE } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { lockHosts } from '../busy/operations.ts'
import { holdTimes } from '../holds/operations.ts'
import { checkSlot } from '../slots/operations.ts'
import { offerOf } from './offers.ts'
import type { StoredOneOff } from './store.ts'

/** Times that are not free are not offered, so they need no hold. */
export async function holdFree(
  context: Context,
  trx: Transaction<Database>,
  row: StoredOneOff,
  until: Instant,
): Promise<void> {
  const now = context.clock.now()
  await lockHosts(trx, [row.host_id])
  const offer = await offerOf(trx, row, now)
  if (!offer) return
  const times = []
  for (const start of offer.picked ?? []) {
    const check = await checkSlot(context, trx, offer, start)
    if (check.ok) times.push({ start, end: start + row.duration * MINUTE, bufferBefore: 0, bufferAfter: 0 })
  }
  if (times.length === 0) return
  const { host_id: hostId, id } = row
  await holdTimes(trx, { hostId, heldFor: id, origin: offer.origin, times, until }, now)
}
