import { DAY } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Waiting } from '../../jobs/store.ts'
import { waitingIn } from '../../jobs/store.ts'
import { readTogether } from '../../shared-reads.ts'
import { MAILS_ON_EVENTS } from '../../mails.ts'
import type { Host } from '../hosts/operations.ts'
import { findHost } from '../hosts/operations.ts'
import type { RoomGiven } from '../bookings/events.ts'
import { BOOKING_EVENTS } from '../bookings/events.ts'
import type { BookingWithOffer } from '../bookings/operations.ts'
import { bookingToRead, getBooking, occupiedHosts } from '../bookings/operations.ts'
import { isConnect } from '../plans/connect.ts'
import type { PersonToTell, PlannedMail, PlannedReminder } from './plan.ts'
import { mailsAfter, remindersAfter } from './plan.ts'
import { MAILS, REMINDERS } from './queues.ts'
import { deleteDeliveriesBefore, readSent } from './store.ts'
import { forgetStrangersBefore } from './strangers-store.ts'
import { dayOf } from './strangers.ts'

// Long after the last attempt at any mail.
const DELIVERIES_KEPT_DAYS = 90
// Counts are per day. Recently held mails decide whether the host is told.
const STRANGERS_KEPT_DAYS = 7

/** Plans the mails and reminders that follow from an event. Plans none if the host or the booking is gone. */
export async function planAfter(
  context: Context,
  event: RoomGiven,
): Promise<{ mails: PlannedMail[]; reminders: PlannedReminder[] }> {
  const [host, booking] = await Promise.all([
    findHost(context, event.hostId),
    bookingToRead(context, event.hostId, event.bookingId),
  ])
  if (!host || !booking) return { mails: [], reminders: [] }
  const people = await hostsToTell(context, await occupiedHosts(context.db, booking), host)
  const former = await hostsToTell(context, booking.former_ids, host)
  return {
    mails: mailsAfter(event, [...people, ...former]),
    reminders: remindersAfter(event, people, booking.reminders),
  }
}

async function hostsToTell(context: Context, ids: readonly HostId[], owner: Host): Promise<PersonToTell[]> {
  const found = await Promise.all(ids.map(async (id) => (id === owner.id ? owner : findHost(context, id))))
  return found.flatMap((host) => (host && !isConnect(host) ? [host] : []))
}

/** The state of mails: how many wait, when the last one went out, how many were refused for good in the last week. */
export interface MailStates extends Waiting {
  lastSentAt: Date | null
  refused: number
}

/** For whoever runs the server. */
export async function mailStates({
  db,
  clock,
  hooks,
}: Pick<Context, 'db' | 'clock' | 'hooks'>): Promise<MailStates> {
  const now = clock.now()
  const events = hooks(MAILS_ON_EVENTS).map(({ event }) => event)
  const queues = [BOOKING_EVENTS, ...events, MAILS, REMINDERS].map(({ name }) => name)
  const [waiting, sent] = await Promise.all([
    waitingIn(db, queues, new Date(now)),
    readSent(db, new Date(now - 7 * DAY)),
  ])
  return { ...waiting, ...sent }
}

/** Called by the daily job. Repeat: finds nothing. */
export async function cleanUpMailDeliveries({ db, clock }: Context): Promise<void> {
  await deleteDeliveriesBefore(db, new Date(clock.now() - DELIVERIES_KEPT_DAYS * DAY))
  await forgetStrangersBefore(db, dayOf(clock.now() - STRANGERS_KEPT_DAYS * DAY))
}

/** Undefined when it is gone. */
export async function findBooking(
  context: Context,
  { hostId, bookingId }: { hostId: HostId; bookingId: string },
): Promise<BookingWithOffer | undefined> {
  // The mails of one booking ask at once.
  return readTogether(context, `booking to tell ${hostId} ${bookingId}`, async () =>
    getBooking(context, hostId, bookingId),
  ).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'booking_not_found') return undefined
    throw error
  })
}
