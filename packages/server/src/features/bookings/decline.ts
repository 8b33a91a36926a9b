import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { organiserOf } from './agreed.ts'
import { DECLINED } from './events.ts'
import { snapshotOf } from './snapshot.ts'
import { bookingById, updateBooking } from './store.ts'

/** One of those invited does not come; for the others it stays as it is. Repeat, and for a stranger: does nothing. */
export async function declineFor(
  { events, clock }: Pick<Context, 'events' | 'clock'>,
  trx: Transaction<Database>,
  hostId: string,
  bookingId: string,
  email: string,
): Promise<void> {
  const known = await bookingById(trx, hostId, bookingId)
  if (!known || known.status === 'canceled' || known.declined.includes(email)) return
  if (![known.invitee_email, ...known.guests].includes(email)) return
  const declined = JSON.stringify([...known.declined, email])
  const booking = await updateBooking(trx, known, () => ({ declined }))
  await events.record(trx, DECLINED, {
    id: randomUUID(),
    hostId: organiserOf(booking),
    bookingId,
    occurredAt: new Date(clock.now()).toISOString(),
    snapshot: snapshotOf(booking),
  })
}
