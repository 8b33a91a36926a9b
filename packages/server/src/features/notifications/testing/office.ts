import PostalMime from 'postal-mime'
import { afterAll } from 'vitest'
import type { BookingEvent, ReaderReturn } from '../../../jobs/events.ts'
import { BOOKING_EVENTS, READER_RETURNS } from '../../../jobs/events.ts'
import { startCatcher } from '../../../mail/catcher.ts'
import { renderMail } from '../../../mail/templates/index.tsx'
import { readEvent, textOf } from '../../../mail/testing/read.ts'
import { createMailer } from '../../../mail/transport.ts'
import type { TestApp } from '../../../testing/app.ts'
import { keepCaughtMail } from '../../mailbox/operations.ts'
import { listMails } from '../../mailbox/store.ts'
import type { PlannedMail, PlannedReminder } from '../mails.ts'
import { planAfter } from '../operations.ts'
import type { PostOffice } from '../post-office.ts'
import { sendReminder, tellNews } from '../tell.ts'

export interface TestOffice {
  office: PostOffice
  /** Does what the workers do with everything recorded of a booking, from the first event on: a repeat is harmless. */
  tellAll(bookingId: string): Promise<void>
  /** The mails that are planned for one reader. */
  planned(bookingId: string, recipient: string): Promise<PlannedMail[]>
  remind(bookingId: string, recipient: string): Promise<void>
  /** What came so far, oldest first. */
  mailsTo(address: string): Promise<CaughtMail[]>
}

export type CaughtMail = Awaited<ReturnType<typeof readCaught>>

/** A post office without workers: nothing is sent before a test says so. */
export async function openTestOffice(app: TestApp): Promise<TestOffice> {
  const { context } = app
  const catcher = await startCatcher((message) => keepCaughtMail(context, message))
  const mailer = createMailer({ smtpUrl: catcher.smtpUrl, publicUrl: context.config.publicUrl })
  const office = { context, mailer, renderMail }
  afterAll(async () => {
    mailer.close()
    await catcher.close()
  })

  const recorded = async <T>(queue: string, bookingId: string): Promise<{ id: string; data: T }[]> => {
    const { rows } = await context.pool.query<{ id: string; data: T }>(
      "select id, data from jobs.job where name = $1 and data ->> 'bookingId' = $2 order by created_on, id",
      [queue, bookingId],
    )
    return rows
  }
  const plans = async (bookingId: string) => {
    const events = await recorded<BookingEvent>(BOOKING_EVENTS.name, bookingId)
    events.sort((one, other) => one.data.snapshot.sequence - other.data.snapshot.sequence)
    return Promise.all(events.map(({ data }) => planAfter(context, data)))
  }
  const planned = async (bookingId: string) => {
    const returns = await recorded<ReaderReturn>(READER_RETURNS.name, bookingId)
    const fromEvents = (await plans(bookingId)).flatMap(({ mails }) => mails)
    return [...fromEvents, ...returns.map(({ id, data }): PlannedMail => ({ ...data, eventId: id }))]
  }
  return {
    office,
    tellAll: async (bookingId) => {
      for (const mail of await planned(bookingId)) await tellNews(office, mail)
    },
    planned: async (bookingId, recipient) =>
      (await planned(bookingId)).filter((mail) => mail.recipient === recipient),
    remind: async (bookingId, recipient) => {
      const reminders = (await plans(bookingId)).flatMap(({ reminders: each }): PlannedReminder[] => each)
      for (const reminder of reminders)
        if (reminder.recipient === recipient) await sendReminder(office, reminder)
    },
    mailsTo: async (to) => {
      const caught = await listMails(context.db, { to, limit: 100 })
      return Promise.all(caught.toReversed().map(readCaught))
    },
  }
}

async function readCaught({ raw }: { raw: Buffer }) {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' })
  const calendar = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  const event = calendar && readEvent(textOf(calendar))
  return {
    ...mail,
    raw: raw.toString(),
    header: (key: string) => mail.headers.find((each) => each.key === key)?.value,
    /** As `REQUEST 2 2027-03-02T14:00:00.000Z`. */
    invitation: event && `${calendar.method} ${event.sequence} ${event.start.toISOString()}`,
  }
}
