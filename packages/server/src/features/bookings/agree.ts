import type { BookingRequest } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database, Db } from '../../database/schema.ts'
import type { Offer } from '../offers/offer.ts'
import { lookAt } from '../slots/operations.ts'
import { takeTime } from './guarded.ts'
import type { Outcome } from './outcome.ts'
import { OVERTAKEN } from './outcome.ts'
import { recorded } from './recorded.ts'
import type { Decision } from './row.ts'
import { rowsOf } from './row.ts'
import { insertWhereFree } from './store.ts'

const BY_HOST = { byHost: true }

/** A time that people have agreed upon, other than by booking it. */
export interface Agreement<Written> {
  hostIds: readonly string[]
  start: Instant
  current: (db: Db) => Promise<Offer>
  /** Who comes and how it was decided, as it stands under the locks. */
  agreed: (trx: Transaction<Database>) => Promise<Decision & { request: BookingRequest }>
  /** What else is written with the booking. */
  write: (trx: Transaction<Database>, bookingId: string) => Promise<Written>
}

/** Makes it a booking like any other. Refused where the time is not free. */
export async function agree<Written>(
  context: Context,
  { hostIds, start, current, agreed, write }: Agreement<Written>,
): Promise<Outcome<Written>> {
  // Under the locks what is known counts: what calendars say now is asked before.
  const early = await lookAt(context, context.db, await current(context.db), start, BY_HOST)
  if (early.kind === 'refused') return early
  return takeTime<Written>(context, {
    hostIds,
    start,
    options: BY_HOST,
    current,
    async write(trx, taking) {
      const { request, ...decision } = await agreed(trx)
      const rows = rowsOf(context, taking, randomUUID(), request, decision)
      const booking = await insertWhereFree(trx, rows)
      if (!booking) return OVERTAKEN
      await recorded(context, trx, { booking, kind: 'booking.created' }, undefined)
      return { kind: 'written', written: await write(trx, booking.id) }
    },
  })
}
