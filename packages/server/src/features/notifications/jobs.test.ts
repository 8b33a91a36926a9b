import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Catcher } from '../../mail/catcher.ts'
import { startCatcher } from '../../mail/catcher.ts'
import { renderMail } from '../../mail/templates/index.tsx'
import { readEvent, textOf } from '../../mail/testing/read.ts'
import { createMailer } from '../../mail/transport.ts'
import type { TestApp } from '../../testing/app.ts'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, signUp } from '../../testing/hosts.ts'
import { createLog } from '../../log.ts'
import { StillTaken } from '../../jobs/attempt.ts'
import type { BookingEvent } from '../bookings/events.ts'
import { BOOKING_EVENTS } from '../bookings/events.ts'
import { keepCaughtMail } from '../mailbox/operations.ts'
import { listMails } from '../mailbox/store.ts'
import type { PlannedReminder } from './plan.ts'
import type { PostOffice } from './post-office.ts'
import { recipientDigest } from './reader/recipient.ts'
import { sendReminder as sendOnce } from './tell.ts'
import { startMailWorker } from './testing/worker.ts'
import { eventually } from '../../testing/eventually.ts'

let app: TestApp
let worker: Awaited<ReturnType<typeof startMailWorker>>
let catcher: Catcher
let office: PostOffice
const logged: string[] = []

beforeAll(async () => {
  app = await startTestApp({ mailPause: 0 })
  catcher = await startCatcher((message) => keepCaughtMail(app.context, message))
  const mailer = createMailer({ smtpUrl: catcher.smtpUrl, publicUrl: app.context.config.publicUrl })
  office = { context: app.context, mailer, renderMail }
  const log = createLog('debug', { write: (line) => logged.push(line) })
  worker = await startMailWorker(office, log)
})
afterAll(async () => {
  await worker.stop()
  office.mailer.close()
  await catcher.close()
  await app.stop()
})

/** As workers do: tries again later while another job still claims the reader. */
async function sendReminder(reminder: PlannedReminder): Promise<void> {
  try {
    await sendOnce(office, reminder)
  } catch (error) {
    if (!(error instanceof StillTaken)) throw error
    await new Promise((resolve) => setTimeout(resolve, 20))
    await sendReminder(reminder)
  }
}

async function mailsTo(address: string, count: number) {
  const caught = await eventually(async () => {
    const mails = await listMails(app.context.db, { to: address, limit: 50 })
    expect(mails.length).toBeGreaterThanOrEqual(count)
    return mails
  })
  expect(caught).toHaveLength(count)
  return Promise.all(
    caught.map(async ({ raw }) => {
      const mail = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' })
      const calendar = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
      return { ...mail, method: calendar?.method, event: calendar && readEvent(textOf(calendar)) }
    }),
  )
}

/** Waits until every job that could run has run. */
async function settled(): Promise<void> {
  await eventually(async () => {
    const { rows } = await app.context.pool.query(
      `select 1 from jobs.job where case name when 'later' then data ->> 'queue' else name end
         in ('booking-events', 'mails', 'registrations') and state in ('created', 'active', 'retry')`,
    )
    expect(rows).toHaveLength(0)
  })
}

async function plannedReminders(bookingId: string): Promise<PlannedReminder[]> {
  await settled()
  const { rows } = await app.context.pool.query<{ data: PlannedReminder; start_after: Date }>(
    `select data -> 'data' as data, start_after from jobs.job where name = 'later'
     and data ->> 'queue' = 'reminders' and data #>> '{data,bookingId}' = $1
     order by start_after, data #>> '{data,audience}'`,
    [bookingId],
  )
  for (const { data, start_after } of rows) expect(start_after.getTime()).toBe(data.dueAt)
  return rows.map(({ data }) => data)
}

function invitee(name: string) {
  return { invitee: { name, email: `${name.toLowerCase()}@example.test` }, timeZone: 'America/New_York' }
}

/** The code comes in the first mail that they get. */
async function hostInBerlin(): Promise<TestHost> {
  const host = await signUp(app, { timeZone: 'Europe/Berlin', language: 'de' })
  const [mail] = await mailsTo(host.me.userEmail, 1)
  const code = String(/\d{3} \d{3}/.exec(mail?.text ?? '')?.[0])
  const me = await host.api.call('POST /users/verify', { body: { code } })
  return { ...host, me: me as TestHost['me'] }
}

describe('booking, moving and canceling', () => {
  it('tells both sides each time, in one calendar entry that changes in place', async () => {
    const host = await hostInBerlin()
    const type = await addEvent(host, { name: 'Beratung' })
    const { booking, manage } = await book(app, host, type, '2027-03-02T14:00:00Z', invitee('Grace'))
    // A mail that is not written yet would show the newest state.
    await mailsTo('grace@example.test', 1)
    await mailsTo(host.me.userEmail, 2)
    await manage.call('POST /manage/reschedule', {
      body: { start: '2027-03-30T14:30:00Z', reason: 'My train' },
      idempotencyKey: 'move-1',
    })
    await mailsTo('grace@example.test', 2)
    await mailsTo(host.me.userEmail, 3)
    await manage.call('POST /manage/cancel', { body: { reason: 'All done' }, idempotencyKey: 'cancel-1' })

    const mails = (await mailsTo('grace@example.test', 3)).toReversed()
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Confirmed: Beratung · ${host.me.userName} · Tue, Mar 2, 09:00`,
      `New time: Beratung · ${host.me.userName} · Tue, Mar 30, 10:30`,
      `Canceled: Beratung · ${host.me.userName} · Tue, Mar 30, 10:30`,
    ])
    expect(
      mails.map(({ method, event }) => [
        method,
        event?.uid,
        Number(event?.sequence),
        event?.start.toISOString(),
      ]),
    ).toEqual([
      ['REQUEST', booking.id, 0, '2027-03-02T14:00:00.000Z'],
      ['REQUEST', booking.id, 1, '2027-03-30T14:30:00.000Z'],
      ['CANCEL', booking.id, 2, '2027-03-30T14:30:00.000Z'],
    ])
    expect(mails[1]?.text).toContain('The clocks go forward before this meeting (Sunday, March 14')
    // A stranger may have typed any address, and any text as a reason.
    expect(`${mails[1]?.text}${mails[2]?.text}`).not.toMatch(/My train|All done/)

    const told = (await mailsTo(host.me.userEmail, 4)).toReversed()
    expect(told.map(({ subject }) => subject)).toEqual([
      'Bestätigen Sie Ihre E-Mail-Adresse für Weezly',
      'Neue Buchung: Beratung · Grace · Di., 2. März, 15:00',
      'Neue Zeit: Beratung · Grace · Di., 30. März, 16:30',
      'Abgesagt: Beratung · Grace · Di., 30. März, 16:30',
    ])
    expect(told[1]?.replyTo).toMatchObject([{ address: 'grace@example.test' }])
    expect(told[2]?.text).toContain('Verschoben von: Grace.')
    expect(told[3]?.text).toContain('Grund: All done')
  })

  it('sends the link that opens the booking', async () => {
    const host = await hostInBerlin()
    const event = await addEvent(host)
    const { manageToken } = await book(app, host, event, '2027-03-02T14:00:00Z', invitee('Linus'))
    const [mail] = await mailsTo('linus@example.test', 1)
    expect(mail?.text).toContain(`https://meet.example.test/booking/${manageToken}`)
  })

  it('offers only what the notices of the event type allow when it is sent', async () => {
    const host = await hostInBerlin()
    const event = await addEvent(host, { rescheduleNotice: 2 * 24 * 60, cancelNotice: 60 })
    await book(app, host, event, '2027-03-02T14:00:00Z', invitee('Shafi'))
    const [mail] = await mailsTo('shafi@example.test', 1)
    expect(mail?.text).toContain('If you can’t come, you can cancel the meeting here:')
    expect(mail?.html).toContain('view=cancel')
    expect(mail?.html).not.toContain('view=reschedule')
  })

  it('offers no other time of an event type that takes no bookings', async () => {
    const host = await hostInBerlin()
    const event = await addEvent(host)
    const { booking } = await book(app, host, event, '2027-03-02T14:00:00Z', invitee('Silvio'))
    await mailsTo('silvio@example.test', 1)
    const params = { id: event.id }
    await host.api.call('PATCH /event-types/:id', { params, body: { isOn: false } })
    await host.api.call('POST /bookings/:id/cancel', { params: { id: booking.id }, body: {} })
    const [canceled] = await mailsTo('silvio@example.test', 2)
    expect(canceled?.subject).toContain('Canceled')
    expect(canceled?.text).not.toContain('another time')
  })

  it('invites guests in the name of who booked, without addresses and without the manage link', async () => {
    const host = await hostInBerlin()
    const event = await addEvent(host)
    const guests = ['alan@example.test', 'joan@example.test']
    await book(app, host, event, '2027-03-02T14:00:00Z', { ...invitee('Edsger'), guests })
    const [mail] = await mailsTo('alan@example.test', 1)
    expect(mail?.subject).toMatch(/^Invitation: Consultation · Host /)
    expect(mail?.text).toMatch(/^Hello,\n\nYou’ve been added to this meeting as a guest\. Added by: Edsger\./)
    expect(mail?.replyTo).toMatchObject([{ name: host.me.userName, address: host.me.userEmail }])
    expect(JSON.stringify(mail)).not.toMatch(/edsger@|joan@|\/booking\//i)
    await mailsTo('joan@example.test', 1)
  })
})

it('is safe to repeat: an event that comes again sends nothing more', async () => {
  const host = await hostInBerlin()
  const event = await addEvent(host)
  const { booking } = await book(app, host, event, '2027-03-02T14:00:00Z', invitee('Barbara'))
  await mailsTo('barbara@example.test', 1)
  const { rows } = await app.context.pool.query<{ data: object }>(
    'select data from jobs.job where name = $1 and data ->> $2 = $3',
    [BOOKING_EVENTS.name, 'bookingId', booking.id],
  )
  await worker.boss.deleteStoredJobs('mails')
  const data = rows[0]?.data as BookingEvent
  for (let repeat = 0; repeat < 3; repeat++)
    await app.context.jobs.send(app.context.db, BOOKING_EVENTS, [{ data }])
  await settled()
  expect(await mailsTo('barbara@example.test', 1)).toHaveLength(1)
})

it('sends every mail when the mail server was away, each once and with one Message-ID', async () => {
  const host = await hostInBerlin()
  const event = await addEvent(host)
  const { mailer } = office
  const sentIds: string[] = []
  let failures = 2
  office.mailer = {
    ...mailer,
    send: async (mail) => {
      sentIds.push(mail.messageId)
      if (failures-- > 0)
        throw Object.assign(new Error('452 full <dennis@example.test>'), { responseCode: 452 })
      return mailer.send(mail)
    },
  }
  await book(app, host, event, '2027-03-02T14:00:00Z', invitee('Dennis'))
  const forward = setInterval(() => {
    void app.context.pool.query(
      "update jobs.job set start_after = now() where name = 'later' and data ->> 'queue' = 'mails'",
    )
  }, 50)
  const [mail] = await mailsTo('dennis@example.test', 1).finally(() => clearInterval(forward))
  await settled()
  office.mailer = mailer
  expect(sentIds.filter((id) => `<${id}>` === mail?.messageId)).toHaveLength(2)
  const { rows } = await app.context.pool.query(
    'select attempts, sent_at, last_error from deliveries where recipient = $1',
    [recipientDigest(host.me.userID, 'dennis@example.test')],
  )
  expect(rows).toMatchObject([{ attempts: 2, sent_at: expect.any(Date), last_error: null }])
  expect(logged.join()).toContain('will be tried again')
  expect(logged.join()).not.toContain('dennis@')
})

it('gives up on an address that its server refuses, and tells the host and the others', async () => {
  const host = await hostInBerlin()
  const event = await addEvent(host)
  const { mailer } = office
  office.mailer = {
    ...mailer,
    send: async (mail) => {
      if (mail.to.address !== 'nobody@example.test') return mailer.send(mail)
      throw Object.assign(new Error('550 no such user <nobody@example.test>'), {
        command: 'RCPT TO',
        responseCode: 550,
      })
    },
  }
  await book(app, host, event, '2027-03-02T14:00:00Z', invitee('Nobody'))
  const [notice] = await mailsTo(host.me.userEmail, 3)
  expect(notice?.subject).toContain('nobody@example.test')
  await settled()
  office.mailer = mailer
  const { rows } = await app.context.pool.query(
    'select refused_at, sent_at, last_error from deliveries where recipient = $1',
    [recipientDigest(host.me.userID, 'nobody@example.test')],
  )
  expect(rows).toMatchObject([
    { refused_at: expect.any(Date), sent_at: null, last_error: '550 no such user …' },
  ])
})

describe('reminders', () => {
  const REMINDERS = [
    { amount: 1, unit: 'hours' as const },
    { amount: 1, unit: 'days' as const },
  ]

  it('are planned with the booking, and wait in the database', async () => {
    const host = await hostInBerlin()
    const event = await addEvent(host, { reminders: REMINDERS })
    const { booking } = await book(app, host, event, '2027-03-04T14:00:00Z', invitee('Radia'))
    const planned = await plannedReminders(booking.id)
    expect(planned.map(({ dueAt, recipient }) => [new Date(dueAt).toISOString(), recipient])).toEqual([
      ['2027-03-03T14:00:00.000Z', host.me.userEmail],
      ['2027-03-03T14:00:00.000Z', 'radia@example.test'],
      ['2027-03-04T13:00:00.000Z', host.me.userEmail],
      ['2027-03-04T13:00:00.000Z', 'radia@example.test'],
    ])
  })

  it('are sent when due, once, without an invitation', async () => {
    const host = await hostInBerlin()
    const event = await addEvent(host, { reminders: REMINDERS })
    const { booking } = await book(app, host, event, '2027-03-04T14:00:00Z', invitee('Margaret'))
    const due = (await plannedReminders(booking.id)).find(
      ({ audience }) => audience === 'invitee',
    ) as PlannedReminder
    app.clock.set('2027-03-03T14:00:00Z')
    await sendReminder(due)
    await sendReminder(due)
    const [mail] = await mailsTo('margaret@example.test', 2)
    app.clock.set('2027-03-01T08:00:00Z')
    expect(mail?.subject).toMatch(/^Reminder: Consultation · Host .* · Thu, Mar 4, 09:00$/)
    expect(mail?.text).toContain('starts tomorrow.')
    expect(mail?.attachments).toHaveLength(0)
  })

  it('are planned anew when the meeting is moved, and say nothing of its former time', async () => {
    const host = await hostInBerlin()
    const event = await addEvent(host, { reminders: [{ amount: 1, unit: 'days' }] })
    const { booking, manage } = await book(app, host, event, '2027-03-04T14:00:00Z', invitee('Frances'))
    const before = await plannedReminders(booking.id)
    await manage.call('POST /manage/reschedule', {
      body: { start: '2027-03-08T14:00:00Z' },
      idempotencyKey: 'move-2',
    })
    await mailsTo('frances@example.test', 2)
    const planned = (await plannedReminders(booking.id)).slice(before.length)
    expect(planned.map(({ dueAt }) => new Date(dueAt).toISOString())).toEqual([
      '2027-03-07T14:00:00.000Z',
      '2027-03-07T14:00:00.000Z',
    ])
    for (const reminder of before) await sendReminder(reminder)
    await mailsTo('frances@example.test', 2)
  })

  it('come once for a meeting that was moved away and back', async () => {
    const host = await hostInBerlin()
    const event = await addEvent(host, { reminders: [{ amount: 1, unit: 'days' }] })
    const { booking, manage } = await book(app, host, event, '2027-03-04T14:00:00Z', invitee('Ida'))
    // A confirmation that is not written yet would show the new time, and no mail would follow about the move.
    await mailsTo('ida@example.test', 1)
    for (const [index, day] of ['08', '04'].entries()) {
      const body = { start: `2027-03-${day}T14:00:00Z` }
      await manage.call('POST /manage/reschedule', { body, idempotencyKey: `away-and-back-${index}` })
      await mailsTo('ida@example.test', 2 + index)
    }
    const planned = (await plannedReminders(booking.id)).filter(({ audience }) => audience === 'invitee')
    expect(planned).toHaveLength(3)
    app.clock.set('2027-03-03T14:00:00Z')
    for (const reminder of planned) await sendReminder(reminder)
    app.clock.set('2027-03-01T08:00:00Z')
    await mailsTo('ida@example.test', 4)
  })

  it('are not sent for a canceled meeting', async () => {
    const host = await hostInBerlin()
    const event = await addEvent(host, { reminders: REMINDERS })
    const { booking, manage } = await book(app, host, event, '2027-03-04T14:00:00Z', invitee('Katherine'))
    const planned = await plannedReminders(booking.id)
    await manage.call('POST /manage/cancel', { body: {}, idempotencyKey: 'cancel-2' })
    await mailsTo('katherine@example.test', 2)
    for (const reminder of planned) await sendReminder(reminder)
    expect(planned).toHaveLength(4)
    await mailsTo('katherine@example.test', 2)
  })
})
