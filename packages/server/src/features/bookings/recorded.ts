import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { renewBusy } from '../busy/operations.ts'
import { organiserOf, originOf } from './agreed.ts'
import type { BookingEvent } from './events.ts'
import { BOOKED, BOOKING_EVENTS } from './events.ts'
import type { Repeatable } from './idempotency.ts'
import { earlierBooking, rememberRequest } from './idempotency.ts'
import type { Outcome } from './outcome.ts'
import { snapshotOf } from './snapshot.ts'
import type { StoredBooking } from './store.ts'

/** A booking that was changed, and how. */
export interface Changed {
  booking: StoredBooking
  kind: BookingEvent['kind']
}

/** Under the locks: what came of the first request with this key. Throws `idempotency_key_reused`. */
export async function repeated(
  trx: Transaction<Database>,
  hostId: string,
  repeat: Repeatable | undefined,
): Promise<Outcome<Changed> | undefined> {
  const bookingId = await earlierBooking(trx, hostId, repeat)
  return bookingId === undefined ? undefined : { kind: 'repeated', bookingId }
}

/** Records what follows from a change in its transaction, once for each key. */
export async function recorded(
  context: Context,
  trx: Transaction<Database>,
  changed: Changed,
  repeat: Repeatable | undefined,
): Promise<Outcome<Changed>> {
  const { booking, kind } = changed
  const now = new Date(context.clock.now())
  for (const hostId of booking.host_ids) await renewBusy(trx, hostId)
  if (kind === 'booking.created') await takenFrom(context, trx, booking)
  await rememberRequest(trx, booking.host_id, booking.id, repeat, now)
  await context.events.record(trx, BOOKING_EVENTS, {
    id: randomUUID(),
    kind,
    hostId: organiserOf(booking),
    bookingId: booking.id,
    occurredAt: now.toISOString(),
    snapshot: snapshotOf(booking),
  })
  return { kind: 'written', written: changed }
}

async function takenFrom(
  context: Context,
  trx: Transaction<Database>,
  booking: StoredBooking,
): Promise<void> {
  const taken = { hostId: organiserOf(booking), origin: originOf(booking), bookingId: booking.id }
  for (const take of context.partakers(BOOKED)) await take(context, trx, taken)
}
