import type { Instant } from '@scheduling/domain'
import { addMonths, dateOf, DAY, HOUR } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { stableId } from '../../jobs/stable-id.ts'
import { recordActivity } from '../activity/operations.ts'
import type { Requester } from '../bookings/guard/allowance.ts'
import { askErasure, eraseBooking, eraseEndedBefore } from '../bookings/change/erase.ts'
import type { BookingWithOffer } from '../bookings/record/operations.ts'
import { getBooking } from '../bookings/record/operations.ts'
import { ERASURES, RETENTIONS } from './queues.ts'
import { allRetentions, monthsOf, setMonths } from './store.ts'

// Long enough for the mails about the cancelation.
const TOLD_WITHIN_MS = HOUR

/** Null: forever. */
export async function monthsKept(context: Context, hostId: HostId): Promise<number | null> {
  return monthsOf(context.db, hostId)
}

/** Repeat: the same. */
export async function keepFor(context: Context, host: Acting, months: number | null): Promise<number | null> {
  await context.db.transaction().execute(async (trx) => {
    await setMonths(trx, host.hostId, months)
    await recordActivity(context, trx, host, 'retention_changed', months === null ? null : String(months))
  })
  return monthsKept(context, host.hostId)
}

/** Called by the daily job: plans one job for each host. */
export async function sweepRetentions(context: Context): Promise<void> {
  const all = await allRetentions(context.db)
  await context.jobs.send(
    context.db,
    RETENTIONS,
    all.map(({ host_id: hostId }) => ({ data: { hostId } })),
  )
}

/** Deletes what is older than the host wants to keep. Repeat: finds nothing. */
export async function eraseOld(context: Context, { hostId }: { hostId: HostId }): Promise<void> {
  const months = await monthsKept(context, hostId)
  if (months === null) return
  await eraseEndedBefore(context, hostId, monthsBefore(context.clock.now(), months))
}

/** The same day and time in UTC, or the last day of a shorter month. */
function monthsBefore(now: Instant, months: number): Date {
  const date = addMonths(dateOf('UTC', now), -months)
  return new Date(Date.parse(date) + (now % DAY))
}

/**
 * Deletes at once if nobody has to be told anything, else within the hour. Throws what canceling throws. Repeat: the
 * same.
 */
export async function eraseAsked(
  context: Context,
  ids: { hostId: HostId; bookingId: string },
  caller: Requester,
): Promise<BookingWithOffer> {
  const { found, isAtOnce } = await askErasure(context, ids, caller)
  if (!isAtOnce) {
    const at = context.clock.now() + TOLD_WITHIN_MS
    const id = stableId('erasure', ids.hostId, ids.bookingId)
    const data = { hostId: ids.hostId, bookingId: ids.bookingId }
    await context.jobs.send(context.db, ERASURES, [{ id, data, at }])
    return found
  }
  await eraseBooking(context, ids.hostId, ids.bookingId)
  return getBooking(context, ids.hostId, ids.bookingId)
}
