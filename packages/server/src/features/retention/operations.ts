import type { Instant } from '@scheduling/domain'
import { addMonths, dateOf, DAY } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { recordActivity } from '../activity/operations.ts'
import { eraseEndedBefore } from '../bookings/change/erase.ts'
import { RETENTIONS } from './queues.ts'
import { allRetentions, monthsOf, setMonths } from './store.ts'

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
export async function cleanUpRetentions(context: Context): Promise<void> {
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
