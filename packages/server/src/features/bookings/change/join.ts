import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import { organizerOf } from '../terms.ts'
import { JOINED } from '../events.ts'
import { snapshotOf } from '../snapshot.ts'
import { lockedBooking, updateBooking } from '../store.ts'
import type { BookingReader } from '../tables.ts'

/** Adds a person who can come after all. Nothing changes for the others. Repeat, or a canceled booking: does nothing. */
export async function joinFor(
  { events, clock }: Pick<Context, 'events' | 'clock'>,
  trx: Transaction<Database>,
  hostId: HostId,
  bookingId: string,
  reader: BookingReader,
): Promise<void> {
  const before = await lockedBooking(trx, hostId, bookingId)
  if (!before || before.status === 'canceled') return
  const { email } = reader
  const isInvited = [before.invitee_email, ...before.guests].includes(email)
  if (isInvited && !before.declined.includes(email)) return
  const others = before.readers.filter((one) => one.email !== email)
  const booking = await updateBooking(trx, before, () => ({
    guests: JSON.stringify(isInvited ? before.guests : [...before.guests, email]),
    readers: JSON.stringify([...others, reader]),
    declined: JSON.stringify(before.declined.filter((one) => one !== email)),
  }))
  await events.record(trx, JOINED, {
    id: randomUUID(),
    hostId: organizerOf(booking),
    bookingId,
    occurredAt: new Date(clock.now()).toISOString(),
    snapshot: snapshotOf(booking),
    added: isInvited ? null : email,
  })
}
