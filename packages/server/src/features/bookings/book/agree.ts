import type { BookingRequest } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Database, Db } from '../../../database/schema.ts'
import type { Offer } from '../../offers/offer.ts'
import { occupiedIdsOf } from '../../offers/offer.ts'
import type { BookingResult } from '../conflict.ts'
import { takeSlot } from '../guard/take-slot.ts'
import type { Decision } from '../row.ts'
import { insertBooking } from '../write.ts'

/** A time that people agreed on, in a poll or otherwise. */
export interface Agreement<Written> {
  start: Instant
  offer: Offer
  currentOffer: (db: Db) => Promise<Offer>
  /** False: the minimum notice binds. */
  byHost?: boolean
  /** Counts requests of strangers. Throws to refuse one. */
  allow?: () => Promise<void>
  /** Called under the locks. Answers who comes, and how that was decided. */
  meeting: (trx: Transaction<Database>) => Promise<Decision & { request: BookingRequest }>
  /** Writes what else belongs to the booking, in the same transaction. */
  write: (trx: Transaction<Database>, bookingId: string) => Promise<Written>
}

/** Books the agreed time. */
export async function agree<Written>(
  context: Context,
  { start, offer, currentOffer, byHost = true, allow, meeting, write }: Agreement<Written>,
): Promise<BookingResult<Written>> {
  return takeSlot<Written>(context, {
    start,
    options: { byHost },
    allow,
    offer,
    hostIds: occupiedIdsOf(offer),
    currentOffer,
    async write(trx, slot) {
      const { request, ...decision } = await meeting(trx)
      const booking = await insertBooking(context, trx, slot, { id: randomUUID(), request, decision })
      return write(trx, booking.id)
    },
  })
}
