import { afterAll } from 'vitest'
import { startCatcher } from '../../../mail/catcher.ts'
import { renderMail } from '../../../mail/templates/index.tsx'
import { readEvent } from '../../../mail/testing/read.ts'
import { createMailer } from '../../../mail/transport.ts'
import type { TestApp } from '../../../testing/app.ts'
import type { BookingEvent, GuestsChanged, PlaceChanged } from '../../bookings/events.ts'
import { BOOKING_EVENTS, GUESTS_CHANGED, PLACE_CHANGED } from '../../bookings/events.ts'
import type { PollNews } from '../../polls/events.ts'
import { POLL_NEWS } from '../../polls/events.ts'
import { keepCaughtMail, readMails } from '../../mailbox/operations.ts'
import type { ReadMail } from '../../mailbox/read.ts'
import { pollMail } from '../../polls/mails/index.ts'
import type { PlannedMail } from '../plan.ts'
import { planAfter, planForGuests, planForPlace } from '../operations.ts'
import type { PostOffice } from '../post-office.ts'
import type { ReaderReturn } from '../queues.ts'
import { READER_RETURNS } from '../queues.ts'
import { sendMail } from '../send.ts'
import { sendReminder, tellNews } from '../tell.ts'

export interface MailApp {
  postOffice: PostOffice
  /** Does what workers do with all recorded events of a booking, from the first on: repeats are harmless. */
  tellAll: (bookingId: string) => Promise<void>
  /** The mails planned for one reader. */
  planned: (bookingId: string, recipient: string) => Promise<PlannedMail[]>
  remind: (bookingId: string, recipient: string) => Promise<void>
  /** The same for a poll. */
  tellPoll: (pollId: string) => Promise<void>
  /** The mails received so far, oldest first. */
  mailsTo: (address: string) => Promise<CaughtMail[]>
}

export type CaughtMail = ReadMail & {
  header: (name: string) => string | undefined
  /** Such as `REQUEST 2 2027-03-02T14:00:00.000Z`. */
  invitation: string | undefined
}

/** A post office without workers: it sends nothing until a test says so. */
export async function openMailApp(app: TestApp): Promise<MailApp> {
  const { context } = app
  const catcher = await startCatcher((message) => keepCaughtMail(context, message))
  const mailer = createMailer({ smtpUrl: catcher.smtpUrl, publicUrl: context.config.publicUrl })
  const postOffice = { context, mailer, renderMail }
  afterAll(async () => {
    mailer.close()
    await catcher.close()
  })

  const recorded = async (queue: string, bookingId: string) => {
    const { rows } = await context.pool.query<{ id: string; data: unknown }>(
      "select id, data from jobs.job where name = $1 and data ->> 'bookingId' = $2 order by created_on, id",
      [queue, bookingId],
    )
    return rows
  }
  const plans = async (bookingId: string) => {
    const dataOf = async <Data>(queue: string) =>
      (await recorded(queue, bookingId)).map(({ data }) => data as Data)
    const events = [
      ...(await dataOf<BookingEvent>(BOOKING_EVENTS.name)),
      ...(await dataOf<GuestsChanged>(GUESTS_CHANGED.name)),
      ...(await dataOf<PlaceChanged>(PLACE_CHANGED.name)),
    ]
    events.sort((one, other) => one.snapshot.sequence - other.snapshot.sequence)
    return Promise.all(
      events.map(async (event) => {
        if ('added' in event) return planForGuests(context, event)
        return 'person' in event ? planForPlace(context, event) : planAfter(context, event)
      }),
    )
  }
  const planned = async (bookingId: string): Promise<PlannedMail[]> => {
    const returns = await recorded(READER_RETURNS.name, bookingId)
    return [
      ...(await plans(bookingId)).flatMap(({ mails }) => mails),
      ...returns.map(({ id, data }) => ({ ...(data as ReaderReturn), eventId: id })),
    ]
  }
  return {
    postOffice,
    tellAll: async (bookingId) => {
      for (const mail of await planned(bookingId)) await tellNews(postOffice, mail)
    },
    planned: async (bookingId, recipient) =>
      (await planned(bookingId)).filter((mail) => mail.recipient === recipient),
    remind: async (bookingId, recipient) => {
      const reminders = (await plans(bookingId)).flatMap((plan) => plan.reminders)
      for (const reminder of reminders)
        if (reminder.recipient === recipient) await sendReminder(postOffice, reminder)
    },
    tellPoll: async (pollId) => {
      const { rows } = await context.pool.query<{ data: PollNews }>(
        "select data from jobs.job where name = $1 and data ->> 'pollId' = $2 order by created_on, id",
        [POLL_NEWS.name, pollId],
      )
      for (const { data } of rows) await sendMail(postOffice, pollMail, data)
    },
    mailsTo: async (to) => (await readMails(context, { to })).toReversed().map(caughtMail),
  }
}

function caughtMail(mail: ReadMail): CaughtMail {
  const [calendar] = mail.calendars
  const event = calendar && readEvent(calendar.content)
  return {
    ...mail,
    header: (name) => mail.headers.find((each) => each.name.toLowerCase() === name)?.value,
    invitation: event && `${calendar.method} ${event.sequence} ${event.start.toISOString()}`,
  }
}
