import type { BookingRequest } from '@scheduling/contract'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import { renewBusy } from '../../busy/operations.ts'
import { SlotLost } from '../guard/conflict.ts'
import type { FreeSlot } from '../guard/claim.ts'
import type { BookingEvent } from './events.ts'
import { BOOKED, BOOKING_EVENTS } from './events.ts'
import type { Repeatable } from './idempotency.ts'
import { rememberRequest } from './idempotency.ts'
import type { Decision } from './row.ts'
import { rowsOf } from './row.ts'
import { snapshotOf } from './snapshot.ts'
import type { MovedColumns, StoredBooking } from './store.ts'
import { insertRows, moveWhereFree } from './store.ts'
import { occupiedHosts } from './people-store.ts'
import { organizerOf, originOf } from './terms.ts'

export interface NewBooking {
  id: string
  request: BookingRequest
  repeat?: Repeatable | undefined
  /** Absent: the invitee booked it. */
  decision?: Decision
}

/** Writes a new booking and its events, under the locks of its hosts. Throws `SlotLost`. */
export async function insertBooking(
  context: Context,
  trx: Transaction<Database>,
  slot: FreeSlot,
  { id, request, repeat, decision }: NewBooking,
): Promise<StoredBooking> {
  // The slot was found free under these locks. Asking once more would cost a query for each host.
  const booking = await insertRows(trx, rowsOf(context, slot, id, request, decision))
  const created = { hostId: organizerOf(booking), origin: originOf(booking), bookingId: booking.id }
  await recordChange(context, trx, booking, 'booking.created', repeat)
  for (const takePart of context.partakers(BOOKED)) await takePart(context, trx, created)
  return booking
}

/** Moves a booking and records the event, under the locks of its hosts. Throws `SlotLost`. */
export async function moveBooking(
  context: Context,
  trx: Transaction<Database>,
  before: StoredBooking,
  columnsFor: (hostId: HostId) => MovedColumns,
  repeat: Repeatable | undefined,
): Promise<StoredBooking> {
  const booking = await moveWhereFree(trx, before, columnsFor)
  if (!booking) throw new SlotLost('overtaken')
  await recordChange(context, trx, booking, 'booking.rescheduled', repeat)
  return booking
}

/** Records the event of a change, in the same transaction, once for each idempotency key. */
export async function recordChange(
  context: Context,
  trx: Transaction<Database>,
  booking: StoredBooking,
  kind: BookingEvent['kind'],
  repeat: Repeatable | undefined,
): Promise<void> {
  const now = new Date(context.clock.now())
  for (const hostId of await occupiedHosts(trx, booking)) await renewBusy(trx, hostId)
  await rememberRequest(trx, booking.host_id, booking.id, repeat, now)
  await context.events.record(trx, BOOKING_EVENTS, {
    id: randomUUID(),
    kind,
    hostId: organizerOf(booking),
    bookingId: booking.id,
    occurredAt: now.toISOString(),
    snapshot: snapshotOf(booking),
  })
}
