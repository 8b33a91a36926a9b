import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { BookingEvent, Registration } from '../../jobs/events.ts'
import { findHost } from '../accounts/hosts.ts'
import type { KnownBooking } from '../bookings/operations.ts'
import { knownBooking } from '../bookings/operations.ts'
import { deliver } from './deliver.ts'
import type { PlannedMail, PlannedReminder } from './mails.ts'
import { mailsAfter, remindersAfter } from './mails.ts'
import type { PostOffice } from './post-office.ts'
import type { MailStates } from './store.ts'
import { readMailStates } from './store.ts'
import { writeVerification } from './write.ts'

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

/** `eventId` names this registration. Repeat: sends nothing. */
export async function sendVerification(
  office: PostOffice,
  { hostId, code }: Registration,
  eventId: string,
): Promise<void> {
  const host = await findHost(office.context, hostId)
  if (!host || host.verified_at) return
  const key = { hostId, eventId, recipient: host.email, kind: 'verification' }
  await deliver(office.context, office.mailer, key, null, () => writeVerification(office, host, code))
}

/** For whoever runs the server. */
export async function mailStates({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<MailStates> {
  return readMailStates(db, new Date(clock.now()))
}

/** Undefined when it is gone. */
export async function findBooking(
  context: Context,
  { hostId, bookingId }: { hostId: string; bookingId: string },
): Promise<KnownBooking | undefined> {
  return knownBooking(context, hostId, bookingId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'booking_not_found') return undefined
    throw error
  })
}
