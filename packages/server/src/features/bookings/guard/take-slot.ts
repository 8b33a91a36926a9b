import type { Instant } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Database, Db } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import type { Offer } from '../../offers/offer.ts'
import { takenIdsOf } from '../../offers/offer.ts'
import type { HostSources, SlotOptions } from '../../slots/operations.ts'
import { checkSlot } from '../../slots/operations.ts'
import type { BookingResult } from './conflict.ts'
import { SlotLost } from './conflict.ts'
import { withHostLocks } from './locks.ts'

/** A request for one start, and what to write if it succeeds. */
export interface SlotClaim<Written> {
  start: Instant
  options: SlotOptions
  /** The hosts whose time it takes. */
  hostIds: readonly HostId[]
  /** The offer as read for this request. With it, repeats and most losing requests need no lock. Without it, all do. */
  offer?: Offer
  /** Counts requests that pass that first check. Throws to refuse one. */
  allow?: (() => Promise<void>) | undefined
  /** Reads the offer again, with its current rules. */
  currentOffer: (db: Db) => Promise<Offer>
  /** What the first request with the same key wrote. Called before locking and again under the locks. */
  earlier?: (db: Db) => Promise<Written | undefined>
  /** If it throws, nothing is written. */
  write: (trx: Transaction<Database>, slot: FreeSlot) => Promise<Written>
}

/** A slot that is free under the locks: the current offer, and the calendars that were checked. */
export interface FreeSlot {
  offer: Offer
  sources: readonly HostSources[]
}

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
        // A host who was added in the meantime is not locked.
        if (takenIdsOf(slot.offer).some((id) => !hostIds.includes(id))) throw new SlotLost('overtaken')
        return claim.write(trx, slot)
      },
    })
    return { ok: true, written }
  } catch (error) {
    if (!(error instanceof SlotLost) || !checked) throw error
    return { ok: false, conflict: { offer: checked, start, options, reasons: error.reasons } }
  }
}
