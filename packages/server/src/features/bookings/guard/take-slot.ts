import type { Instant } from '@scheduling/domain'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import type { Offer } from '../../offers/offer.ts'
import { hasPools, occupiedIdsOf } from '../../offers/offer.ts'
import type { SlotCheck, SlotOptions } from '../../slots/operations.ts'
import { checkSlot } from '../../slots/operations.ts'
import type { FreeSlot, SlotClaim } from '../claim.ts'
import type { BookingResult } from '../conflict.ts'
import { numberOf, readTogether } from '../../../shared-reads.ts'
import { SlotLost } from '../conflict.ts'
import { withHostLocks } from './locks.ts'
import { askNext, takePooled } from './take-pooled.ts'

/**
 * The guard against double booking. It checks without a lock, locks each host, checks again, and writes. This is the only
 * place that creates a conflict.
 */
export async function takeSlot<Written>(
  context: Context,
  claim: SlotClaim<Written>,
): Promise<BookingResult<Written>> {
  const { start, options, hostIds } = claim
  let checked = claim.offer
  const check = async (db: Db, offer: Offer): Promise<FreeSlot & { free: readonly HostId[] }> => {
    checked = offer
    // Of a pool, only those whose turn it is are asked for their current times.
    const result = await (hasPools(offer)
      ? checkPools({ ...context, db }, offer, start, options)
      : checkSlot(context, db, offer, start, options))
    if (!result.ok) throw new SlotLost(result.reasons)
    return { offer, sources: result.sources, free: result.free }
  }
  try {
    if (claim.offer) {
      const earlier = await claim.earlier?.(context.db)
      if (earlier) return { ok: true, written: earlier }
      const slot = await check(context.db, claim.offer)
      if (hasPools(claim.offer)) await askNext(context, claim, slot, slot.free)
      await claim.allow?.()
    }
    const pooled = claim.promised?.offer ?? claim.offer
    if (pooled && hasPools(pooled)) {
      checked ??= pooled
      return { ok: true, written: await takePooled(context, claim, pooled) }
    }
    const written = await withHostLocks<Written>(context, {
      hostIds,
      afterWaiting: async () => check(context.db, await claim.currentOffer(context.db)),
      write: async (trx) => {
        const earlier = await claim.earlier?.(trx)
        if (earlier) return earlier
        const slot = await check(trx, await claim.currentOffer(trx))
        // A host who was added in the meantime is not locked.
        if (occupiedIdsOf(slot.offer).some((id) => !hostIds.includes(id))) throw new SlotLost('overtaken')
        return claim.write(trx, slot)
      },
    })
    return { ok: true, written }
  } catch (error) {
    if (!(error instanceof SlotLost) || !checked) throw error
    return { ok: false, conflict: { offer: checked, start, options, reasons: error.reasons } }
  }
}

/** What is cached may be outdated. So it lets requests pass, whom the guard checks again, and refuses nobody. */
async function checkPools(
  context: Context,
  offer: Offer,
  start: Instant,
  options: SlotOptions,
): Promise<SlotCheck> {
  const check = async (need: 'kept' | 'known') => {
    // In a rush for one start, most ask the same of the same reading of the offer.
    const key = `check ${need} ${numberOf(offer)} ${start} ${JSON.stringify(options)}`
    return readTogether(context, key, async () => checkSlot(context, context.db, offer, start, options, need))
  }
  const first = await check('kept')
  return first.ok ? first : check('known')
}
