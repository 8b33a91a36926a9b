import type { Location } from '@scheduling/contract'
import { isRoom, roomUrl } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import { AppError, fieldError } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import { PLACE_CHANGED } from '../events.ts'
import { requirePermission } from '../policy.ts'
import { lockedSeats } from '../seats-store.ts'
import { snapshotOf } from '../snapshot.ts'
import type { StoredBooking } from '../store.ts'
import { lockedBooking, updateBooking } from '../store.ts'
import { organizerOf } from '../terms.ts'

interface NewPlace {
  hostId: HostId
  bookingId: string
  location: Location
  /** The location that the host saw. Absent: whatever is there is replaced. */
  current?: Location | undefined
  /** Who changes it, as their own host. They need no mail. */
  person: HostId
}

/**
 * Changes where a meeting takes place, for all who have seats at its start, and tells everybody who comes. No account makes a room for it, so a room needs its link.
 * Throws `booking_not_found`, `already_canceled`, `already_started`, `changed_meanwhile`, `invalid_input`. Repeat: changes nothing.
 */
export async function changePlace(
  context: Context,
  { hostId, bookingId, location, current, person }: NewPlace,
): Promise<StoredBooking> {
  return context.db.transaction().execute(async (trx) => {
    const before = await lockedBooking(trx, hostId, bookingId)
    if (!before) throw new AppError('booking_not_found')
    requirePermission(context, 'reschedule', before, 'host')
    if (isSame(before.location, location)) return before
    if (isRoom(location.kind) && roomUrl(location) === undefined)
      throw fieldError('location.url', 'required', 'Expected the link of the room')
    if (current && !isSame(before.location, current))
      // An address or a number is personal, so it is not in the log.
      throw new AppError('changed_meanwhile', { detail: 'current: this is not the location any more' })
    // Invitees with seats at one start meet at one place.
    const others = before.seats === null ? [] : await lockedSeats(trx, before)
    for (const other of others)
      if (other.id !== bookingId) await changeRow(context, trx, other, { location, person })
    return changeRow(context, trx, before, { location, person })
  })
}

async function changeRow(
  { clock, events }: Context,
  trx: Transaction<Database>,
  before: StoredBooking,
  { location, person }: Pick<NewPlace, 'location' | 'person'>,
): Promise<StoredBooking> {
  const booking = await updateBooking(trx, before, () => ({
    location: JSON.stringify(location),
    place_sequence: before.sequence + 1,
  }))
  await events.record(trx, PLACE_CHANGED, {
    id: randomUUID(),
    hostId: organizerOf(booking),
    bookingId: booking.id,
    occurredAt: new Date(clock.now()).toISOString(),
    snapshot: snapshotOf(booking),
    former: before.location,
    person,
  })
  return booking
}

function isSame(one: Location, other: Location): boolean {
  return one.kind === other.kind && textOf(one) === textOf(other)
}

function textOf(location: Location): string | undefined {
  return 'value' in location ? location.value : location.url
}
