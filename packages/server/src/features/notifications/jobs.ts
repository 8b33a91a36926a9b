import type { Context } from '../../context.ts'
import type { Listener } from '../../jobs/booking-events.ts'
import type { QueueSettings } from '../../jobs/define.ts'
import { defineJob } from '../../jobs/define.ts'
import type { BookingSnapshot } from '../../jobs/events.ts'
import { REGISTRATIONS, WEBHOOK_NOTICES } from '../../jobs/events.ts'
import { LANES } from '../../jobs/lanes.ts'
import type { NewJob } from '../../jobs/outbox.ts'
import type { Scheduler } from '../../jobs/scheduler.ts'
import { stableId } from '../../jobs/stable-id.ts'
import type { Sweep } from '../../jobs/sweep.ts'
import type { PlannedMail, PlannedReminder } from './mails.ts'
import { planAfter, sendMail, sendReminder, sendVerification, sweepMailDeliveries } from './operations.ts'
import type { PostOffice } from './post-office.ts'
import { sendWebhookNotice } from './webhook-notice.ts'

interface MailJob {
  mail: PlannedMail
  /** The booking as the event left it. */
  snapshot: BookingSnapshot
}

/** Each mail is a job of its own, tried until it is sent. */
const MAILS = defineJob<MailJob>({
  name: 'mails',
  lane: LANES.mail,
  retry: 'patient',
  hostOf: ({ mail }) => mail.hostId,
  threadOf: ({ mail }) => threadOf(mail),
})

const REMINDERS = defineJob<PlannedReminder>({
  name: 'reminders',
  lane: LANES.mail,
  retry: 'patient',
  hostOf: ({ hostId }) => hostId,
  threadOf,
})

export const notificationJobs: readonly QueueSettings[] = [MAILS, REMINDERS]
export const notificationSweeps: readonly Sweep[] = [sweepMailDeliveries]

/** Records the mails that follow from bookings. */
export function listenForMails(context: Context): Listener {
  return async (event) => {
    const { mails, reminders } = await planAfter(context, event)
    // The ids make a repeat add nothing: those jobs are there already.
    await context.outbox.send(
      context.db,
      MAILS,
      mails.map((mail) => mailJob(mail, event.snapshot)),
    )
    await context.outbox.send(context.db, REMINDERS, reminders.map(reminderJob))
  }
}

/** Sends what hosts, invitees and guests are told by mail. Left out, it waits. */
export function workMails(scheduler: Scheduler, office: PostOffice): void {
  scheduler.work(MAILS, ({ mail, snapshot }) => sendMail(office, mail, snapshot))
  scheduler.work(REMINDERS, (reminder) => sendReminder(office, reminder))
  scheduler.work(REGISTRATIONS, (registration, { id }) => sendVerification(office, registration, id))
  scheduler.work(WEBHOOK_NOTICES, (notice) => sendWebhookNotice(office, notice))
}

function mailJob(mail: PlannedMail, snapshot: BookingSnapshot): NewJob<MailJob> {
  return { id: stableId(mail.eventId, mail.audience, mail.recipient), data: { mail, snapshot } }
}

function reminderJob(reminder: PlannedReminder): NewJob<PlannedReminder> {
  const { eventId, audience, recipient, dueAt } = reminder
  return { id: stableId(eventId, audience, recipient, String(dueAt)), data: reminder, at: dueAt }
}

/** What one reader gets about one booking. */
function threadOf({ bookingId, recipient }: PlannedMail): string {
  return `${bookingId} ${recipient}`
}
