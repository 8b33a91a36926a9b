import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { organiserOf } from './agreed.ts'
import { JOINED } from './events.ts'
import { snapshotOf } from './snapshot.ts'
import { bookingById, lockBooking, updateBooking } from './store.ts'
import type { BookingReader } from './tables.ts'

/** Somebody comes after all; for the others it stays as it is. Repeat, and where it is canceled: does nothing. */
export async function joinFor(
  { events, clock }: Pick<Context, 'events' | 'clock'>,
  trx: Transaction<Database>,
  hostId: string,
  bookingId: string,
  reader: BookingReader,
): Promise<void> {
  await lockBooking(trx, hostId, bookingId)
  const known = await bookingById(trx, hostId, bookingId)
  if (!known || known.status === 'canceled') return
  const { email } = reader
  const isInvited = [known.invitee_email, ...known.guests].includes(email)
  if (isInvited && !known.declined.includes(email)) return
  const others = known.readers.filter((one) => one.email !== email)
  const booking = await updateBooking(trx, known, () => ({
    guests: JSON.stringify(isInvited ? known.guests : [...known.guests, email]),
    readers: JSON.stringify([...others, reader]),
    declined: JSON.stringify(known.declined.filter((one) => one !== email)),
  }))
  await events.record(trx, JOINED, {
    id: randomUUID(),
    hostId: organiserOf(booking),
    bookingId,
    occurredAt: new Date(clock.now()).toISOString(),
    snapshot: snapshotOf(booking),
    added: isInvited ? null : email,
  })
}
