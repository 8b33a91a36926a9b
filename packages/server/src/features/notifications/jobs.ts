import type { Instant } from '@scheduling/domain'
import type { JobInsert, PgBoss, Queue } from 'pg-boss'
import type { Logger } from 'pino'
import type { Context } from '../../context.ts'
import type { Listener } from '../../jobs/booking-events.ts'
import { RETENTION_SECONDS } from '../../jobs/boss.ts'
import type { ReaderReturn, Registration } from '../../jobs/events.ts'
import { READER_RETURNS, REGISTRATIONS } from '../../jobs/events.ts'
import { stableId } from '../../jobs/stable-id.ts'
import { inTurn, WORK } from '../../jobs/work.ts'
import type { PlannedMail, PlannedReminder } from './mails.ts'
import { planAfter, sendVerification } from './operations.ts'
import type { PostOffice } from './post-office.ts'
import { sendReminder, tellNews } from './tell.ts'

const MAILS = 'mails'
const REMINDERS = 'reminders'

interface MailJob {
  mail: PlannedMail
  /** How often it was put off already. */
  waits?: number
}

type ReminderJob = PlannedReminder & Pick<MailJob, 'waits'>

// A mail server may be away for a weekend: after the first minutes one attempt an hour, for two days.
const PATIENT: Omit<Queue, 'name'> = {
  retryLimit: 55,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 3_600,
  // An attempt is over long before; what is still held then belongs to a process that died.
  expireInSeconds: 90,
  retentionSeconds: RETENTION_SECONDS,
  notify: true,
}

/** Records the mails that follow from bookings. Until somebody sends them they wait. */
export async function planNotificationJobs(boss: PgBoss, context: Context): Promise<Listener> {
  for (const queue of [MAILS, REMINDERS]) {
    await boss.createQueue(queue, PATIENT)
    await boss.updateQueue(queue, PATIENT)
  }
  return async (event) => {
    const { mails, reminders } = await planAfter(context, event)
    // The ids make a repeat add nothing: those jobs are there already.
    await boss.insert(
      MAILS,
      mails.map((mail) => mailJob(mail)),
    )
    await boss.insert(
      REMINDERS,
      reminders.map((reminder) => reminderJob(reminder)),
    )
  }
}

/** Sends what follows from bookings and registrations. Each mail is a job of its own, tried until it is sent. */
export async function registerNotificationJobs(
  boss: PgBoss,
  office: PostOffice,
  log: Logger,
): Promise<Listener> {
  const listener = await planNotificationJobs(boss, office.context)

  await boss.work<MailJob, object>(MAILS, WORK, (jobs) =>
    inTurn(
      jobs,
      log,
      ({ mail }) => threadOf(mail),
      async ({ data: { mail, waits = 0 } }) => {
        const until = await tellNews(office, mail)
        if (until !== undefined) await boss.insert(MAILS, [mailJob(mail, waits + 1, until)])
      },
    ),
  )
  await boss.work<ReminderJob, object>(REMINDERS, WORK, (jobs) =>
    inTurn(jobs, log, threadOf, async ({ data: { waits = 0, ...reminder } }) => {
      const until = await sendReminder(office, reminder)
      if (until !== undefined) await boss.insert(REMINDERS, [reminderJob(reminder, waits + 1, until)])
    }),
  )
  await boss.work<ReaderReturn, object>(READER_RETURNS, WORK, (jobs) =>
    inTurn(jobs, log, threadOf, async ({ data, id }) => {
      await boss.insert(MAILS, [mailJob({ ...data, eventId: id })])
    }),
  )
  await boss.work<Registration, object>(REGISTRATIONS, WORK, (jobs) =>
    inTurn(
      jobs,
      log,
      ({ hostId }) => hostId,
      ({ data, id }) => sendVerification(office, data, id),
    ),
  )
  return listener
}

function mailJob(mail: PlannedMail, waits = 0, until?: Instant): JobInsert<MailJob> {
  const { eventId, audience, recipient } = mail
  return {
    id: stableId(eventId, audience, recipient, ...waitMark(waits)),
    data: { mail, waits },
    ...(until !== undefined && { startAfter: new Date(until) }),
  }
}

function reminderJob(reminder: PlannedReminder, waits = 0, until?: Instant): JobInsert<ReminderJob> {
  const { eventId, audience, recipient, dueAt } = reminder
  return {
    id: stableId(eventId, audience, recipient, String(dueAt), ...waitMark(waits)),
    data: { ...reminder, waits },
    startAfter: new Date(until ?? dueAt),
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
