import type { Instant } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { Listener } from '../../jobs/booking-events.ts'
import type { QueueSettings } from '../../jobs/define.ts'
import { defineJob } from '../../jobs/define.ts'
import { ACCOUNT_NEWS, READER_RETURNS, REQUESTS, WEBHOOK_NOTICES } from '../../jobs/events.ts'
import { LANES } from '../../jobs/lanes.ts'
import type { NewJob } from '../../jobs/outbox.ts'
import type { Scheduler } from '../../jobs/scheduler.ts'
import { stableId } from '../../jobs/stable-id.ts'
import type { Sweep } from '../../jobs/sweep.ts'
import type { PlannedMail, PlannedReminder } from './mails.ts'
import { sendConfirm } from './confirm.ts'
import { planAfter, sendAccountMail, sweepMailDeliveries } from './operations.ts'
import type { PostOffice } from './post-office.ts'
import { sendReminder, tellNews } from './tell.ts'
import { sendWebhookNotice } from './webhook-notice.ts'

interface MailJob {
  mail: PlannedMail
  /** How often it was put off already. */
  waits?: number
}

type ReminderJob = PlannedReminder & Pick<MailJob, 'waits'>

/** Each mail is a job of its own, tried until it is sent. */
const MAILS = defineJob<MailJob>({
  name: 'mails',
  lane: LANES.mail,
  retry: 'patient',
  hostOf: ({ mail }) => mail.hostId,
  threadOf: ({ mail }) => threadOf(mail),
})

const REMINDERS = defineJob<ReminderJob>({
  name: 'reminders',
  lane: LANES.mail,
  retry: 'patient',
  hostOf: ({ hostId }) => hostId,
  threadOf,
})

export const notificationJobs: readonly QueueSettings[] = [MAILS, REMINDERS]
export const notificationSweeps: readonly Sweep[] = [sweepMailDeliveries]

/** Records the mails that follow from bookings. Until somebody sends them they wait. */
export function listenForMails(context: Context): Listener {
  return async (event) => {
    const { mails, reminders } = await planAfter(context, event)
    // The ids make a repeat add nothing: those jobs are there already.
    await context.outbox.send(
      context.db,
      MAILS,
      mails.map((mail) => mailJob(mail)),
    )
    await context.outbox.send(
      context.db,
      REMINDERS,
      reminders.map((reminder) => reminderJob(reminder)),
    )
  }
}

/** Sends what hosts, invitees and guests are told by mail. Left out, it waits. */
export function workMails(scheduler: Scheduler, office: PostOffice): void {
  const { outbox, db } = office.context
  scheduler.work(MAILS, async ({ mail, waits = 0 }) => {
    const until = await tellNews(office, mail)
    if (until !== undefined) await outbox.send(db, MAILS, [mailJob(mail, waits + 1, until)])
  })
  scheduler.work(REMINDERS, async ({ waits = 0, ...reminder }) => {
    const until = await sendReminder(office, reminder)
    if (until !== undefined) await outbox.send(db, REMINDERS, [reminderJob(reminder, waits + 1, until)])
  })
  scheduler.work(READER_RETURNS, (reader, { id }) =>
    outbox.send(db, MAILS, [mailJob({ ...reader, eventId: id })]),
  )
  scheduler.work(ACCOUNT_NEWS, (news, { id }) => sendAccountMail(office, news, id))
  scheduler.work(REQUESTS, (request, { id }) => sendConfirm(office, request, id))
  scheduler.work(WEBHOOK_NOTICES, (notice) => sendWebhookNotice(office, notice))
}

function mailJob(mail: PlannedMail, waits = 0, until?: Instant): NewJob<MailJob> {
  const { eventId, audience, recipient } = mail
  return {
    id: stableId(eventId, audience, recipient, ...waitMark(waits)),
    data: { mail, waits },
    at: until ?? null,
  }
}

function reminderJob(reminder: PlannedReminder, waits = 0, until?: Instant): NewJob<ReminderJob> {
  const { eventId, audience, recipient, dueAt } = reminder
  return {
    id: stableId(eventId, audience, recipient, String(dueAt), ...waitMark(waits)),
    data: { ...reminder, waits },
    at: until ?? dueAt,
  }
}

/** What waits is a new job each time: the one that put it off is still there. */
function waitMark(waits: number): string[] {
  return waits > 0 ? [`wait ${waits}`] : []
}

/** What one reader gets about one booking. */
function threadOf({ bookingId, recipient }: Pick<PlannedMail, 'bookingId' | 'recipient'>): string {
  return `${bookingId} ${recipient}`
}
