import { limits } from '@scheduling/domain'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { AppError, fieldError } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import { emailKey } from '../../accounts/email-key.ts'
import { refuseUnmailable } from '../allowance.ts'
import { GUESTS_CHANGED } from '../events.ts'
import { isOfSeveral, requirePermission } from '../policy.ts'
import { guestsOf } from '../request.ts'
import { snapshotOf } from '../snapshot.ts'
import type { StoredBooking } from '../store.ts'
import { lockedBooking, updateBooking } from '../store.ts'
import { organizerOf } from '../terms.ts'

interface NewGuests {
  hostId: HostId
  bookingId: string
  /** All who shall come along. */
  guests: string[]
  /** The guests that the host saw. Absent: whoever is there is replaced. */
  current?: string[] | undefined
}

/**
 * Changes who comes along. Those who are added and removed get a mail, and nobody else does. Throws `booking_not_found`,
 * `already_canceled`, `already_started`, `changed_meanwhile`, `invalid_input` for a meeting that several agreed on, and
 * `rate_limited` if too many strangers got mail today. Repeat: changes nothing.
 */
export async function changeGuests(
  context: Context,
  { hostId, bookingId, guests, current }: NewGuests,
): Promise<StoredBooking> {
  const { db, events, clock } = context
  return db.transaction().execute(async (trx) => {
    const before = await lockedBooking(trx, hostId, bookingId)
    if (!before) throw new AppError('booking_not_found')
    requirePermission(context, 'reschedule', before, 'host')
    if (isOfSeveral(before))
      throw fieldError('guests', 'not_allowed', 'Whoever comes to this meeting voted for its time in a poll')
    const wanted = guestsOf({ guests, invitee: { email: before.invitee_email } }).map(
      (guest) => before.guests.find((one) => isSame(one, guest)) ?? guest,
    )
    const added = wanted.filter((guest) => !before.guests.includes(guest))
    const removed = before.guests.filter((guest) => !wanted.includes(guest))
    if (added.length === 0 && removed.length === 0) return before
    refuseOutdated(before, current)
    const organizer = organizerOf(before)
    for (const recipient of added)
      await refuseUnmailable(context, trx, { hostId: organizer, id: bookingId, recipient })
    const stays = (email: string) => !removed.includes(email)
    const booking = await updateBooking(trx, before, () => ({
      guests: JSON.stringify(wanted),
      guests_by_host: JSON.stringify([...before.guests_by_host.filter(stays), ...added]),
      former_guests: JSON.stringify(formerAfter(before.former_guests, wanted, removed)),
      readers: JSON.stringify(before.readers.filter(({ email }) => stays(email))),
      declined: JSON.stringify(before.declined.filter(stays)),
    }))
    await events.record(trx, GUESTS_CHANGED, {
      id: randomUUID(),
      hostId: organizer,
      bookingId,
      occurredAt: new Date(clock.now()).toISOString(),
      snapshot: snapshotOf(booking),
      added,
      removed,
    })
    return booking
  })
}

/** The newest last. */
function formerAfter(
  former: readonly string[],
  wanted: readonly string[],
  removed: readonly string[],
): string[] {
  const keys = new Set([...wanted, ...removed].map((email) => emailKey({ email })))
  const others = former.filter((email) => !keys.has(emailKey({ email })))
  return [...others, ...removed].slice(-limits.FORMER_GUESTS_MAX)
}

function isSame(one: string, other: string): boolean {
  return emailKey({ email: one }) === emailKey({ email: other })
}

/** Another tab, or somebody else, may have changed them. Throws `changed_meanwhile`. */
function refuseOutdated({ guests }: StoredBooking, current: string[] | undefined): void {
  const isCurrent =
    !current ||
    (current.length === guests.length && guests.every((guest) => current.some((one) => isSame(one, guest))))
  if (!isCurrent)
    // Addresses are personal, so they are not in the log.
    throw new AppError('changed_meanwhile', { detail: 'current: these are not the guests any more' })
}
