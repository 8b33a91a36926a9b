import type { Reason } from '@scheduling/domain'
import type { Kysely, Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { keeping } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { InTurn } from '../../database/turns.ts'
import { turns } from '../../database/turns.ts'
import { isExclusionViolation } from '../../database/violations.ts'
import { renewBusy } from '../busy/operations.ts'
import { isHeld } from '../holds/operations.ts'
import { bookableOfBooking } from '../slots/operations.ts'
import type { Bookable } from '../slots/store.ts'
import type { BookingEvent } from './events.ts'
import { BOOKING_EVENTS } from './events.ts'
import type { Repeatable } from './idempotency.ts'
import { earlierBooking, rememberRequest } from './idempotency.ts'
import { snapshotOf } from './snapshot.ts'
import type { StoredBooking } from './store.ts'
import { lockHost } from './store.ts'

type Db = Kysely<Database> | Transaction<Database>

/** Changes of one host's bookings. */
export const IN_TURN = keeping<InTurn>({ name: 'turns of hosts', open: turns })

/** The overlap that only the database saw. */
export const TAKEN: Reason[] = []

/** What was written, or why nothing was. */
export type Outcome<Written> =
  | Written
  | { reasons: Reason[] }
  /** A repeat: the booking that the first request led to. */
  | { earlier: string }

export interface LockedChange<Written> {
  hostId: string
  eventTypeId: string
  /** Where this is a repeat: what came of the first. */
  earlier?: (trx: Transaction<Database>) => Promise<Outcome<Written> | undefined>
  /** Where it takes a time: every reason why it cannot, by the rules that hold now. */
  reasonsAgainst?: (db: Db, current: Bookable) => Promise<Reason[]>
  write: (trx: Transaction<Database>, current: Bookable) => Promise<Outcome<Written>>
}

/**
 * Changes what takes the time of one host: takes the host's lock, answers repeats, looks once more, lets `write` decide
 * and write. A refusal leaves nothing behind.
 */
export async function underLock<Written extends object>(
  context: Context,
  change: LockedChange<Written>,
): Promise<Outcome<Written>> {
  const { hostId, eventTypeId } = change
  return context.kept(IN_TURN)(hostId, async (hasWaited) => {
    if (hasWaited && change.reasonsAgainst) {
      const current = await bookableOfBooking(context.db, hostId, eventTypeId)
      const reasons = await change.reasonsAgainst(context.db, current)
      if (reasons.length > 0) return { reasons }
    }
    return context.db
      .transaction()
      .execute((trx) => changeLocked(trx, change))
      .catch((error: unknown): Outcome<Written> => {
        if (isExclusionViolation(error, 'bookings_no_overlap') || isHeld(error)) return { reasons: TAKEN }
        throw error
      })
  })
}

async function changeLocked<Written extends object>(
  trx: Transaction<Database>,
  change: LockedChange<Written>,
): Promise<Outcome<Written>> {
  const { hostId, eventTypeId } = change
  await lockHost(trx, hostId)
  const earlier = await change.earlier?.(trx)
  if (earlier) return earlier
  const current = await bookableOfBooking(trx, hostId, eventTypeId)
  const reasons = (await change.reasonsAgainst?.(trx, current)) ?? []
  if (reasons.length > 0) return { reasons }
  return change.write(trx, current)
}

/** A booking that was changed, and how. */
export interface Changed {
  booking: StoredBooking
  kind: BookingEvent['kind']
}

export interface Change extends LockedChange<Changed> {
  repeat: Repeatable | undefined
}

/** The same for a booking: what follows from the change is recorded in its transaction, once for each key. */
export async function guarded(context: Context, { repeat, ...change }: Change): Promise<Outcome<Changed>> {
  const { hostId } = change
  return underLock<Changed>(context, {
    ...change,
    async earlier(trx) {
      const earlier = await earlierBooking(trx, hostId, repeat)
      return earlier === undefined ? change.earlier?.(trx) : { earlier }
    },
    async write(trx, current) {
      const outcome = await change.write(trx, current)
      if ('booking' in outcome) await record(context, trx, outcome, repeat)
      return outcome
    },
  })
}

async function record(
  context: Context,
  trx: Transaction<Database>,
  { booking, kind }: Changed,
  repeat: Repeatable | undefined,
): Promise<void> {
  const hostId = booking.host_id
  const now = new Date(context.clock.now())
  await renewBusy(trx, hostId)
  await rememberRequest(trx, hostId, booking.id, repeat, now)
  await context.events.record(trx, BOOKING_EVENTS, {
    id: randomUUID(),
    kind,
    hostId,
    bookingId: booking.id,
    occurredAt: now.toISOString(),
    snapshot: snapshotOf(booking),
  })
}
