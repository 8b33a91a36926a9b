import { DAY } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { Waiting } from '../../jobs/store.ts'
import { waitingIn } from '../../jobs/store.ts'
import { MAILS_ON_EVENTS } from '../../mails.ts'
import { findHosts } from '../hosts/operations.ts'
import type { GuestsChanged, PlaceChanged, RoomGiven } from '../bookings/events.ts'
import { BOOKING_EVENTS } from '../bookings/events.ts'
import { bookingToRead, occupiedHosts } from '../bookings/operations.ts'
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

export interface PlannedMails {
  mails: PlannedMail[]
  reminders: PlannedReminder[]
}

/** Plans the mails and reminders that follow from an event. Plans none if the host or the booking is gone. */
export async function planAfter(context: Context, event: RoomGiven): Promise<PlannedMails> {
  const booking = await bookingToRead(context, event.hostId, event.bookingId)
  if (!booking) return { mails: [], reminders: [] }
  const { former_ids: formerIds } = booking
  const occupied = await occupiedHosts(context.db, booking)
  const hosts = await findHosts(context, [event.hostId, ...occupied, ...formerIds])
  if (!hosts.has(event.hostId)) return { mails: [], reminders: [] }
  const toTell = (ids: readonly HostId[]): PersonToTell[] =>
    ids.flatMap((id) => {
      const host = hosts.get(id)
      return host && !isConnect(host) ? [host] : []
    })
  const people = toTell(occupied)
  const former = toTell(formerIds)
  return {
    mails: mailsAfter(event, [...people, ...former]),
    reminders: remindersAfter(event, people, booking.reminders),
  }
}

/** Plans the same for those who were added as guests, and the cancelations for those who were removed. */
export async function planForGuests(context: Context, event: GuestsChanged): Promise<PlannedMails> {
  const { snapshot, added, removed } = event
  const planFor = async (guests: string[]) => {
    const { mails, reminders } = await planAfter(context, { ...event, snapshot: { ...snapshot, guests } })
    return { mails: mails.filter(isGuest), reminders: reminders.filter(isGuest) }
  }
  const [invited, uninvited] = [await planFor(added), await planFor(removed)]
  return { mails: [...invited.mails, ...uninvited.mails], reminders: invited.reminders }
}

/** Plans mails for everybody who comes, except who changed the place. Reminders stay as they are. */
export async function planForPlace(context: Context, event: PlaceChanged): Promise<PlannedMails> {
  const { mails } = await planAfter(context, event)
  return {
    mails: mails.filter(({ audience, hostId }) => audience !== 'host' || hostId !== event.person),
    reminders: [],
  }
}

const isGuest = ({ audience }: PlannedMail) => audience === 'guest'

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
