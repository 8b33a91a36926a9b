import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { bookingToRead } from '../bookings/operations.ts'
import type { ConnectionRef } from '../connections/check.ts'
import { connectionOf, connectionsOfHosts } from '../connections/operations.ts'
import type { CopiedField } from '../hosts/events.ts'
import { crmOf } from './access.ts'
import { CRM_WAKES } from './queues.ts'
import { insertAccount, markChanged, markUpcoming, updateAccount } from './store.ts'

/**
 * Notes that a booking has changed, for each CRM of its hosts and former hosts. What it is now is read when it is written:
 * events arrive late and twice. Repeat: it is written once more.
 */
export async function planMeeting(
  context: Context,
  { hostId, bookingId }: { hostId: HostId; bookingId: string },
): Promise<void> {
  const booking = await bookingToRead(context, hostId, bookingId)
  if (!booking) return
  const hostIds = [...new Set([...booking.host_ids, ...booking.former_ids])]
  const connections = await connectionsOfHosts(context, hostIds)
  const crms = connections.flatMap((connection) => crmOf(context, connection) ?? [])
  if (crms.length === 0) return
  const now = new Date(context.clock.now())
  await context.db.transaction().execute(async (trx) => {
    for (const { ref } of crms) await markChanged(trx, ref, bookingId, now)
    await context.jobs.send(
      trx,
      CRM_WAKES,
      crms.map(({ ref }) => ({ data: ref })),
    )
  })
}

/**
 * In a CRM, a meeting belongs to whoever has the host's email. Upcoming ones are looked at again, in every CRM that has them.
 * Repeat: they are written once more.
 */
export async function followHost(
  context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
  changed: readonly CopiedField[],
): Promise<void> {
  if (!changed.includes('email')) return
  const crms = await markUpcoming(trx, hostId, new Date(context.clock.now()))
  // Whoever has the new email may be unknown to us.
  for (const ref of crms) await updateAccount(trx, ref, { owners_read_at: null })
  await context.jobs.send(
    trx,
    CRM_WAKES,
    crms.map((ref) => ({ data: ref })),
  )
}

/** A CRM was connected, perhaps again. Repeat: harmless. */
export async function adoptCrm(context: Context, ref: ConnectionRef): Promise<void> {
  const connection = await connectionOf(context, ref)
  if (!connection || !crmOf(context, connection)) return
  await insertAccount(context.db, ref)
  await wakeCrm(context, ref)
}

export async function wakeCrm({ db, jobs }: Context, ref: ConnectionRef): Promise<void> {
  await jobs.send(db, CRM_WAKES, [{ data: ref }])
}
