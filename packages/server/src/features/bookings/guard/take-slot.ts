import type { Instant } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Database, Db } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import type { Offer } from '../../offers/offer.ts'
import { hostIdsOf } from '../../offers/offer.ts'
import type { HostSources, SlotOptions } from '../../slots/operations.ts'
import { checkSlot } from '../../slots/operations.ts'
import type { BookingResult } from './conflict.ts'
import { SlotLost } from './conflict.ts'
import { withHostLocks } from './locks.ts'

/** One start that somebody wants, and what is written once it is theirs. */
export interface SlotClaim<Written> {
  start: Instant
  options: SlotOptions
  /** Whose time it takes. */
  hostIds: readonly HostId[]
  /** The offer as it was read for this request. With it, repeats and most losers need no lock. Absent: everybody does. */
  offer?: Offer
  /** Counts those who pass that first check. Throws to refuse them. */
  allow?: (() => Promise<void>) | undefined
  /** The offer by the rules that hold now. */
  currentOffer: (db: Db) => Promise<Offer>
  /** What the first request with the same key wrote. Asked before the locks and under them. */
  earlier?: (db: Db) => Promise<Written | undefined>
  /** Throws to leave nothing behind. */
  write: (trx: Transaction<Database>, slot: FreeSlot) => Promise<Written>
}

/** A slot that was checked under the locks: the offer as it is now, and the calendars that say so. */
export interface FreeSlot {
  offer: Offer
  sources: readonly HostSources[]
}

/**
 * The guard against double booking. It checks without a lock, takes the lock of each host, checks again, and writes. This is
 * the one place where a conflict is made.
 */
export async function takeSlot<Written>(
  context: Context,
  claim: SlotClaim<Written>,
): Promise<BookingResult<Written>> {
  const { start, options, hostIds } = claim
  let checked = claim.offer
  const check = async (db: Db, offer: Offer): Promise<FreeSlot> => {
    checked = offer
    const result = await checkSlot(context, db, offer, start, options)
    if (!result.ok) throw new SlotLost(result.reasons)
    return { offer, sources: result.sources }
  }
  try {
    if (claim.offer) {
      const earlier = await claim.earlier?.(context.db)
      if (earlier) return { ok: true, written: earlier }
      await check(context.db, claim.offer)
      await claim.allow?.()
    }
    const written = await withHostLocks<Written>(context, {
      hostIds,
      afterWaiting: async () => check(context.db, await claim.currentOffer(context.db)),
      write: async (trx) => {
        const earlier = await claim.earlier?.(trx)
        if (earlier) return earlier
        const slot = await check(trx, await claim.currentOffer(trx))
        // A host who was added since is not locked.
        if (hostIdsOf(slot.offer).some((id) => !hostIds.includes(id))) throw new SlotLost('overtaken')
        return claim.write(trx, slot)
      },
    })
    return { ok: true, written }
  } catch (error) {
    if (!(error instanceof SlotLost) || !checked) throw error
    return { ok: false, conflict: { offer: checked, start, options, reasons: error.reasons } }
  }
}
