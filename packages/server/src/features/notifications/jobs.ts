import type { JobInsert, PgBoss, Queue } from 'pg-boss'
import type { Logger } from 'pino'
import type { Listener } from '../../jobs/booking-events.ts'
import type { AccountNews, BookingSnapshot } from '../../jobs/events.ts'
import { REGISTRATIONS } from '../../jobs/events.ts'
import { stableId } from '../../jobs/stable-id.ts'
import { inTurn, WORK } from '../../jobs/work.ts'
import type { PlannedMail, PlannedReminder } from './mails.ts'
import { planAfter, sendAccountMail, sendMail, sendReminder } from './operations.ts'
import type { PostOffice } from './post-office.ts'

const MAILS = 'mails'
const REMINDERS = 'reminders'

interface MailJob {
  mail: PlannedMail
  /** The booking as the event left it. */
  snapshot: BookingSnapshot
}

// A mail server may be away for a weekend: after the first minutes one attempt an hour, for two days.
const PATIENT: Omit<Queue, 'name'> = {
  retryLimit: 55,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 3_600,
  // An attempt is over long before; what is still held then belongs to a process that died.
  expireInSeconds: 90,
  notify: true,
}
/** Sends what follows from bookings and registrations. Each mail is a job of its own, tried until it is sent. */
export async function registerNotificationJobs(
  boss: PgBoss,
  office: PostOffice,
  log: Logger,
): Promise<Listener> {
  await boss.createQueue(MAILS, PATIENT)
  await boss.createQueue(REMINDERS, PATIENT)

  await boss.work<MailJob, object>(MAILS, WORK, (jobs) =>
    inTurn(
      jobs,
      log,
      ({ mail }) => threadOf(mail),
      ({ data: { mail, snapshot } }) => sendMail(office, mail, snapshot),
    ),
  )
  await boss.work<PlannedReminder, object>(REMINDERS, WORK, (jobs) =>
    inTurn(jobs, log, threadOf, ({ data: reminder }) => sendReminder(office, reminder)),
  )
  await boss.work<AccountNews, object>(REGISTRATIONS, WORK, (jobs) =>
    inTurn(
      jobs,
      log,
      ({ hostId }) => hostId,
      ({ data, id }) => sendAccountMail(office, data, id),
    ),
  )
  return async (event) => {
    const { mails, reminders } = await planAfter(office.context, event)
    // The ids make a repeat add nothing: those jobs are there already.
    await boss.insert(
      MAILS,
      mails.map((mail) => mailJob(mail, event.snapshot)),
    )
    await boss.insert(REMINDERS, reminders.map(reminderJob))
  }
}

function mailJob(mail: PlannedMail, snapshot: BookingSnapshot): JobInsert<MailJob> {
  return { id: stableId(mail.eventId, mail.audience, mail.recipient), data: { mail, snapshot } }
}

function reminderJob(reminder: PlannedReminder): JobInsert<PlannedReminder> {
  const { eventId, audience, recipient, dueAt } = reminder
  return {
    id: stableId(eventId, audience, recipient, String(dueAt)),
    data: reminder,
    startAfter: new Date(dueAt),
  }
}

/** What one reader gets about one booking. */
function threadOf({ bookingId, recipient }: PlannedMail): string {
  return `${bookingId} ${recipient}`
}
