import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import { organizerOf } from '../terms.ts'
import { DECLINED } from '../events.ts'
import { snapshotOf } from '../snapshot.ts'
import { lockedBooking, updateBooking } from '../store.ts'

/** Marks an invitee or guest as declined. Nothing changes for the others. Repeat, or an unknown address: does nothing. */
export async function declineFor(
  { events, clock }: Pick<Context, 'events' | 'clock'>,
  trx: Transaction<Database>,
  hostId: HostId,
  bookingId: string,
  email: string,
): Promise<void> {
  const before = await lockedBooking(trx, hostId, bookingId)
  if (!before || before.status === 'canceled' || before.declined.includes(email)) return
  if (![before.invitee_email, ...before.guests].includes(email)) return
  const declined = JSON.stringify([...before.declined, email])
  const booking = await updateBooking(trx, before, () => ({ declined }))
  await events.record(trx, DECLINED, {
    id: randomUUID(),
    hostId: organizerOf(booking),
    bookingId,
    occurredAt: new Date(clock.now()).toISOString(),
    snapshot: snapshotOf(booking),
  })
}
