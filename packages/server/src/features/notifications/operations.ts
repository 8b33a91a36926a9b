import { MINUTE } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { AccountNews, BookingEvent, BookingSnapshot } from '../../jobs/events.ts'
import { findHost } from '../accounts/hosts.ts'
import { activityEntry } from '../activity/operations.ts'
import type { KnownBooking } from '../bookings/operations.ts'
import { knownBooking } from '../bookings/operations.ts'
import { snapshotOf } from '../bookings/snapshot.ts'
import { deliver } from './deliver.ts'
import type { PlannedMail, PlannedReminder } from './mails.ts'
import { mailsAfter, mayRemind, remindersAfter } from './mails.ts'
import type { PostOffice } from './post-office.ts'
import { writeBookingMail, writeNewDevice, writeSignUpMail } from './write.ts'

/** Which mails and reminders follow from an event; none when the host or the booking is gone. */
export async function planAfter(
  context: Context,
  event: BookingEvent,
): Promise<{ mails: PlannedMail[]; reminders: PlannedReminder[] }> {
  const [host, known] = await Promise.all([findHost(context, event.hostId), findBooking(context, event)])
  if (!host || !known) return { mails: [], reminders: [] }
  const { reminders } = known.bookable.eventType
  return {
    mails: mailsAfter(event, host.email),
    reminders: remindersAfter(event, host.email, reminders),
  }
}

/** Repeat: sends nothing. */
export async function sendMail(
  office: PostOffice,
  mail: PlannedMail,
  snapshot: BookingSnapshot,
): Promise<void> {
  const [host, known] = await Promise.all([
    findHost(office.context, mail.hostId),
    findBooking(office.context, mail),
  ])
  if (!host) return
  const key = { ...mail, kind: `${mail.kind}.${mail.audience}` }
  await deliver(office.context, office.mailer, key, mail.bookingId, () =>
    writeBookingMail(office, mail, snapshot, host, known),
  )
}

/** Looks at the booking as it is now: canceled and moved meetings are not reminded of. Repeat: sends nothing. */
export async function sendReminder(office: PostOffice, reminder: PlannedReminder): Promise<void> {
  const { context } = office
  const [host, known] = await Promise.all([
    findHost(context, reminder.hostId),
    findBooking(context, reminder),
  ])
  if (!host || !known) return
  const snapshot = snapshotOf(known.booking)
  if (!mayRemind(reminder, snapshot, context.clock.now()).ok) return
  const minutes = (reminder.start - reminder.dueAt) / MINUTE
  const key = { ...reminder, kind: `reminder.${reminder.audience}.${minutes}m` }
  await deliver(context, office.mailer, key, reminder.bookingId, () =>
    writeBookingMail(office, reminder, snapshot, host, known),
  )
}

/** What an account's owner is told. `eventId` names the news. Repeat: sends nothing. */
export async function sendAccountMail(office: PostOffice, news: AccountNews, eventId: string): Promise<void> {
  const { context, mailer } = office
  const { hostId } = news
  const host = await findHost(context, hostId)
  if (!host) return
  const key = { hostId, eventId, recipient: host.email }
  if (news.kind === 'new_device') {
    const entry = await activityEntry(context, hostId, news.activityId)
    if (entry)
      await deliver(context, mailer, { ...key, kind: 'new_device' }, null, () =>
        writeNewDevice(office, host, entry),
      )
  } else if (!host.verified_at)
    await deliver(context, mailer, { ...key, kind: 'verification' }, null, () =>
      writeSignUpMail(office, host),
    )
}

async function findBooking(
  context: Context,
  { hostId, bookingId }: { hostId: string; bookingId: string },
): Promise<KnownBooking | undefined> {
  return knownBooking(context, hostId, bookingId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'booking_not_found') return undefined
    throw error
  })
}
