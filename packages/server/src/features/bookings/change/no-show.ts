import type { HostBooking } from '@scheduling/contract'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import { changeTurns, countsNoShows } from '../../teams/turns.ts'
import { NO_SHOWS } from '../events.ts'
import type { StoredBooking } from '../operations.ts'
import { lockedBooking, requireBooking } from '../operations.ts'
import { setForHosts } from '../people-store.ts'
import { snapshotOf } from '../snapshot.ts'
import { organizerOf } from '../terms.ts'

interface NoShow {
  hostId: HostId
  bookingId: string
  /** Who did not come. Null: everybody did after all. */
  who: HostBooking['noShow'] | null
}

/**
 * Says who did not come to a meeting, or takes it back. If the invitee did not, it counts for nobody's turn where the team
 * wants that; a host who did not come had their turn. Webhooks are told of invitees, and nobody else is. Throws `booking_not_found`, `already_canceled`,
 * `not_started`. Repeat: the same.
 */
export async function markNoShow(
  { db, clock, events }: Context,
  { hostId, bookingId, who = null }: NoShow,
): Promise<StoredBooking> {
  return db.transaction().execute(async (trx) => {
    const booking = await lockedBooking(trx, hostId, bookingId)
    if (!booking) throw new AppError('booking_not_found')
    if (booking.status === 'canceled') throw new AppError('already_canceled')
    if (booking.starts_at.getTime() > clock.now()) throw new AppError('not_started')
    const owner = await requireBooking(trx, organizerOf(booking), bookingId)
    const team = { hostId: owner.host_id, eventTypeId: owner.origin_id }
    const isUncounted = who === 'invitee' && owner.turns.length > 0 && !(await countsNoShows(trx, team))
    // The setting may have changed since it was marked, so the row says whether it counts.
    if (isUncounted !== owner.no_show_uncounted)
      await changeTurns(trx, team, owner.turns, isUncounted ? -1 : 1)
    await setForHosts(trx, owner, { no_show: who, no_show_uncounted: isUncounted })
    if ((who === 'invitee') !== (owner.no_show === 'invitee'))
      await events.record(trx, NO_SHOWS, {
        id: randomUUID(),
        hostId: owner.host_id,
        bookingId,
        occurredAt: new Date(clock.now()).toISOString(),
        snapshot: snapshotOf(owner),
        isUndone: who !== 'invitee',
      })
    return requireBooking(trx, hostId, bookingId)
  })
}
