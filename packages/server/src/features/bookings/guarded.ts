import type { Reason } from '@scheduling/domain'
import type { Kysely, Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { isExclusionViolation } from '../../database/violations.ts'
import type { BookingEvent } from '../../jobs/events.ts'
import { bookableOfBooking } from '../slots/operations.ts'
import type { Bookable } from '../slots/store.ts'
import type { Repeatable } from './idempotency.ts'
import { earlierBooking, rememberRequest } from './idempotency.ts'
import { snapshotOf } from './snapshot.ts'
import type { StoredBooking } from './store.ts'
import { lockHost } from './store.ts'

type Db = Kysely<Database> | Transaction<Database>

/** The overlap that only the database saw. */
export const TAKEN: Reason[] = []

export type Outcome =
  | { booking: StoredBooking; kind: BookingEvent['kind'] }
  | { reasons: Reason[] }
  /** A repeat: the booking that the first request led to. */
  | { earlier: string }

export interface Change {
  hostId: string
  eventTypeId: string
  repeat: Repeatable | undefined
  /** Where it takes a time: every reason why it cannot, by the rules that hold now. */
  reasonsAgainst?: (db: Db, current: Bookable) => Promise<Reason[]>
  write: (trx: Transaction<Database>, current: Bookable) => Promise<Outcome>
}

/**
 * Changes bookings of one host: takes the host's lock, answers repeats, looks once more, lets `write` decide and write,
 * and records what follows in the same transaction. A refusal leaves nothing behind.
 */
export async function guarded(context: Context, change: Change): Promise<Outcome> {
  const { hostId, eventTypeId } = change
  return context.inTurn(hostId, async (hasWaited) => {
    if (hasWaited && change.reasonsAgainst) {
      const current = await bookableOfBooking(context.db, hostId, eventTypeId)
      const reasons = await change.reasonsAgainst(context.db, current)
      if (reasons.length > 0) return { reasons }
    }
    return context.db
      .transaction()
      .execute((trx) => changeLocked(context, trx, change))
      .catch((error: unknown): Outcome => {
        if (isExclusionViolation(error, 'bookings_no_overlap')) return { reasons: TAKEN }
        throw error
      })
  })
}

async function changeLocked(context: Context, trx: Transaction<Database>, change: Change): Promise<Outcome> {
  const { hostId, repeat } = change
  await lockHost(trx, hostId)
  const earlier = await earlierBooking(trx, hostId, repeat)
  if (earlier) return { earlier }
  const current = await bookableOfBooking(trx, hostId, change.eventTypeId)
  const reasons = (await change.reasonsAgainst?.(trx, current)) ?? []
  if (reasons.length > 0) return { reasons }
  const outcome = await change.write(trx, current)
  if (!('booking' in outcome)) return outcome
  const { booking, kind } = outcome
  const now = new Date(context.clock.now())
  await rememberRequest(trx, hostId, booking.id, repeat, now)
  await context.events.recordBooking(trx, {
    id: randomUUID(),
    kind,
    hostId,
    bookingId: booking.id,
    occurredAt: now.toISOString(),
    snapshot: snapshotOf(booking),
  })
  return outcome
}
