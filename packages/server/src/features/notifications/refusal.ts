import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { stableId } from '../../jobs/stable-id.ts'
import type { StoredBooking } from '../bookings/operations.ts'
import { occupiedHosts, setMailRefused } from '../bookings/operations.ts'
import { MAILS_REFUSED } from './events.ts'
import type { PlannedMail } from './plan.ts'

type RefusedMail = Pick<PlannedMail, 'audience' | 'bookingId'>

/**
 * Marks the booking whose invitee cannot be reached, and tells its hosts. Repeat: tells nobody again, because the id of the event
 * is the booking's.
 */
export async function recordRefusal(
  { clock, events }: Context,
  trx: Transaction<Database>,
  { audience, bookingId }: RefusedMail,
  booking: StoredBooking,
): Promise<void> {
  if (audience !== 'invitee') return
  await setMailRefused(trx, booking, new Date(clock.now()))
  for (const hostId of await occupiedHosts(trx, booking))
    await events.record(trx, MAILS_REFUSED, { id: stableId(hostId, bookingId, 'refused'), hostId, bookingId })
}

/** The invitee's mail server accepted a mail after it had refused another. */
export async function forgetRefusal(
  { db }: Pick<Context, 'db'>,
  { audience }: RefusedMail,
  booking: StoredBooking,
): Promise<void> {
  if (audience === 'invitee' && booking.mail_refused_at) await setMailRefused(db, booking, null)
}
