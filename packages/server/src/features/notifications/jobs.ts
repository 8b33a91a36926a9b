import type { Job, JobInsert, JobResult, PgBoss, Queue } from 'pg-boss'
import type { Logger } from 'pino'
import type { BookingEvent, BookingSnapshot, Registration } from '../../jobs/events.ts'
import { BOOKING_EVENTS, REGISTRATIONS } from '../../jobs/events.ts'
import { DeliveryTaken } from './deliver.ts'
import { stableId } from './identity.ts'
import type { PlannedMail, PlannedReminder } from './mails.ts'
import { planAfter, sendMail, sendReminder, sendVerification } from './operations.ts'
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
const WORK = {
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  // New jobs announce themselves; what becomes due, reminders and further attempts, is looked for.
  notifyPollingIntervalSeconds: 5,
} as const

/** Sends what follows from bookings and registrations. Each mail is a job of its own, tried until it is sent. */
export async function registerNotificationJobs(boss: PgBoss, office: PostOffice, log: Logger): Promise<void> {
  await boss.createQueue(MAILS, PATIENT)
  await boss.createQueue(REMINDERS, PATIENT)

  await boss.work<BookingEvent, object>(BOOKING_EVENTS, WORK, (jobs) =>
    inTurn(
      jobs,
      log,
      ({ bookingId }) => bookingId,
      async ({ data: event }) => {
        const { mails, reminders } = await planAfter(office.context, event)
        // The ids make a repeat add nothing: those jobs are there already.
        await boss.insert(
          MAILS,
          mails.map((mail) => mailJob(mail, event.snapshot)),
        )
        await boss.insert(REMINDERS, reminders.map(reminderJob))
      },
    ),
  )
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
  await boss.work<Registration, object>(REGISTRATIONS, WORK, (jobs) =>
    inTurn(
      jobs,
      log,
      ({ hostId }) => hostId,
      ({ data, id }) => sendVerification(office, data, id),
    ),
  )
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

/** Runs a batch side by side, but what belongs to one thread in turn, so that news arrives in its order. */
async function inTurn<T>(
  jobs: Job<T>[],
  log: Logger,
  thread: (data: T) => string,
  run: (job: Job<T>) => Promise<void>,
): Promise<JobResult[]> {
  const threads = Object.values(Object.groupBy(jobs, ({ data }) => thread(data)))
  const results = await Promise.all(
    threads.map(async (queue = []) => {
      const done: JobResult[] = []
      for (const job of queue) done.push(await attempt(job, log, run))
      return done
    }),
  )
  return results.flat()
}

/** One that fails is tried again alone. */
async function attempt<T>(job: Job<T>, log: Logger, run: (job: Job<T>) => Promise<void>): Promise<JobResult> {
  try {
    await run(job)
    return { id: job.id, status: 'completed' }
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    // The message of a mail server repeats addresses: it stays out of the log.
    if (!(error instanceof DeliveryTaken))
      log.warn(
        { job: job.id, queue: job.name, code, attempt: job.retryCount },
        'job failed, will be tried again',
      )
    return { id: job.id, status: 'failed', output: { message } }
  }
}
