import type { Context } from '../../../context.ts'
import type { Db } from '../../../database/schema.ts'
import type { Offer } from '../../offers/offer.ts'
import { hasPools, occupiedIdsOf } from '../../offers/offer.ts'
import { checkSlot } from '../../slots/operations.ts'
import type { FreeSlot, SlotClaim } from '../claim.ts'
import type { BookingResult } from '../conflict.ts'
import { conflictOf, SlotLost } from '../conflict.ts'
import { withHostLocks } from './locks.ts'

/** Takes a slot of an offer whose hosts all come. */
export async function takeFixed<Written>(
  context: Context,
  claim: SlotClaim<Written>,
): Promise<BookingResult<Written>> {
  let checked = claim.offer
  const check = async (db: Db, offer: Offer): Promise<FreeSlot> => {
    checked = offer
    const result = await checkSlot(context, db, offer, claim.start, claim.options)
    if (!result.ok) throw new SlotLost(result.reasons)
    return { offer, sources: result.sources }
  }
  try {
    // Repeats and most losing requests end here and need no lock.
    if (!claim.confirmsHold) {
      const earlier = await claim.earlier?.(context.db)
      if (earlier) return { ok: true, written: earlier }
      await check(context.db, claim.offer)
      await claim.allow?.()
    }
    const written = await withHostLocks<Written>(context, {
      hostIds: claim.hostIds,
      afterWaiting: async () => check(context.db, await claim.currentOffer(context.db)),
      write: async (trx) => {
        const earlier = await claim.earlier?.(trx)
        if (earlier) return earlier
        const slot = await check(trx, await claim.currentOffer(trx))
        // A host who was added in the meantime is not locked, and nobody of new pools was chosen.
        const isLocked = occupiedIdsOf(slot.offer).every((id) => claim.hostIds.includes(id))
        if (!isLocked || hasPools(slot.offer)) throw new SlotLost('overtaken')
        return claim.write(trx, slot)
      },
    })
    return { ok: true, written }
  } catch (error) {
    return conflictOf(error, claim, checked)
  }
}
