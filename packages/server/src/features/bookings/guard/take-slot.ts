import type { Context } from '../../../context.ts'
import { hasPools } from '../../offers/offer.ts'
import type { SlotClaim } from '../claim.ts'
import type { BookingResult } from '../conflict.ts'
import { takeFixed } from './take-fixed.ts'
import { takeFromPools } from './take-from-pools.ts'

/**
 * The guard against double booking. It checks without a lock, locks each host, checks again, and writes. This is the only
 * place that creates a conflict.
 */
export async function takeSlot<Written>(
  context: Context,
  claim: SlotClaim<Written>,
): Promise<BookingResult<Written>> {
  return hasPools(claim.offer) ? takeFromPools(context, claim) : takeFixed(context, claim)
}
