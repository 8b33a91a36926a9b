import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Catcher } from '../../../../mail/catcher.ts'
import { startCatcher } from '../../../../mail/catcher.ts'
import { renderMail } from '../../../../mail/templates/index.tsx'
import { createMailer } from '../../../../mail/transport.ts'
import type { TestApp } from '../../../../testing/app.ts'
import { startTestApp } from '../../../../testing/app.ts'
import { holdTime } from '../../../../testing/holds.ts'
import { addEvent, bookingOf, openAccount, someAddress } from '../../../../testing/hosts.ts'
import { openPage, sendForm } from '../../../../testing/pages.ts'
import { keepCaughtMail } from '../../../mailbox/operations.ts'
import { listMails } from '../../../mailbox/store.ts'
import { sendMail } from '../../../notifications/send.ts'
import type { PostOffice } from '../../../notifications/post-office.ts'
import { startMailWorker } from '../../../notifications/testing/worker.ts'
import { confirmMail } from './index.ts'
import { eventually } from '../../../../testing/eventually.ts'

let app: TestApp
let worker: Awaited<ReturnType<typeof startMailWorker>>
let catcher: Catcher
let office: PostOffice

beforeAll(async () => {
  app = await startTestApp()
  catcher = await startCatcher((message) => keepCaughtMail(app.context, message))
  const mailer = createMailer({ smtpUrl: catcher.smtpUrl, publicUrl: app.context.config.publicUrl })
  office = { context: app.context, mailer, renderMail }
  worker = await startMailWorker(office)
})
afterAll(async () => {
  await worker.stop()
  office.mailer.close()
  await catcher.close()
  await app.stop()
})

async function mailsTo(address: string, count: number) {
  const caught = await eventually(async () => {
    const mails = await listMails(app.context.db, { to: address, limit: 50 })
    expect(mails.length).toBeGreaterThanOrEqual(count)
    return mails
  })
  expect(caught).toHaveLength(count)
  return Promise.all(caught.map(({ raw }) => PostalMime.parse(raw)))
}

async function place() {
  const host = await openAccount(app, { name: 'Robin Vale', email: `${crypto.randomUUID()}@host.example` })
  return { host, event: await addEvent(host, { name: 'Consultation', confirmEmail: true }) }
}

test('who asks gets code and link, what for and until when; nothing that they typed, and nobody else gets anything', async () => {
  const { host, event } = await place()
  const typed = 'Win a prize at evil.example'
  const own = await holdTime(app, host, event, '2027-03-02T09:00:00Z', {
    invitee: { name: typed, email: 'grace@example.test' },
    guests: ['guest@example.test'],
    timeZone: 'America/New_York',
  })
  const [mail] = await mailsTo('grace@example.test', 1)
  const text = String(mail?.text).replace(/[\u2009\u202F]/g, ' ')
  expect(mail?.subject).toBe('Please confirm: Consultation · Robin Vale · Tue, Mar 2, 04:00')
  expect(text).toContain('We’re holding this time until 03:15. It isn’t booked yet')
  expect(text).toContain('Tuesday, March 2, 2027\n04:00 – 04:30 (30 minutes)\nEastern Time (New York)')
  expect(text).toContain(`Your code: ${own.code}`)
  const link = `${app.context.config.publicUrl}/booking/confirm/${own.link}`
  for (const part of [text, String(mail?.html)]) {
    expect(part).toContain(link)
    expect(part).toContain(own.code)
  }
  expect(JSON.stringify(mail)).not.toMatch(/prize|guest@/)
  expect(mail?.to).toEqual([{ name: '', address: 'grace@example.test' }])
  expect(mail?.subject).not.toContain(own.code)
  await app.visitor.call('POST /bookings/confirm', { body: { hold: own.token, code: own.code } })
  const booked = await mailsTo('grace@example.test', 2)
  expect(booked[0]?.subject).toMatch(/^Confirmed:/)
  await mailsTo('guest@example.test', 1)
  expect((await listMails(app.context.db, { to: host.me.userEmail, limit: 9 })).length).toBeGreaterThan(0)
})

test('it is in the language of who asks', async () => {
  const { host, event } = await place()
  const of = (language: 'de' | 'il') =>
    holdTime(app, host, event, language === 'de' ? '2027-03-03T09:00:00Z' : '2027-03-03T10:00:00Z', {
      invitee: { name: 'Ada', email: `${language}@example.test` },
      language,
    })
  const [german, hebrew] = [await of('de'), await of('il')]
  const [[de], [he]] = [await mailsTo('de@example.test', 1), await mailsTo('il@example.test', 1)]
  expect(de?.text).toContain(`Ihr Code: ${german.code}`)
  expect(he?.text).toContain(`הקוד שלך: ${hebrew.code}`)
  expect(he?.html).toContain('dir="rtl"')
})

test('sent again it is the same code, and a repeat of the same job sends nothing', async () => {
  const { host, event } = await place()
  const own = await holdTime(app, host, event, '2027-03-04T09:00:00Z', {
    invitee: { name: 'Ada', email: 'again@example.test' },
  })
  await mailsTo('again@example.test', 1)
  app.clock.advance(1)
  await app.visitor.call('POST /bookings/hold/mail', { body: { hold: own.token } })
  const mails = await mailsTo('again@example.test', 2)
  for (const { text } of mails) expect(text).toContain(own.code)
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2)
  const ids = { hostId: host.me.userID, requestId: own.id }
  const eventId = crypto.randomUUID()
  await sendMail(office, confirmMail, ids, eventId)
  await sendMail(office, confirmMail, ids, eventId)
  await mailsTo('again@example.test', 3)
  app.clock.advance(-1)
})

test('nothing is sent for what was given up, has ended or is booked', async () => {
  const { host, event } = await place()
  const given = { invitee: { name: 'Ada', email: 'late@example.test' } }
  const replaced = await holdTime(app, host, event, '2027-03-05T09:00:00Z', given)
  await mailsTo('late@example.test', 1)
  const booked = await holdTime(app, host, event, '2027-03-05T10:00:00Z', given)
  await mailsTo('late@example.test', 2)
  await app.visitor.call('POST /bookings/confirm', { body: { link: booked.link } })
  await mailsTo('late@example.test', 3)
  const ended = await holdTime(app, host, event, '2027-03-05T11:00:00Z', given)
  await mailsTo('late@example.test', 4)
  app.clock.advance(15)
  for (const { id } of [replaced, booked, ended])
    await sendMail(office, confirmMail, { hostId: host.me.userID, requestId: id }, crypto.randomUUID())
  await mailsTo('late@example.test', 4)
  app.clock.advance(-15)
})

/** The link in a mail that stops further mails. */
async function choicesIn(address: string): Promise<string> {
  const [mail] = await mailsTo(address, 1)
  const link = new RegExp(`${app.context.config.publicUrl}(/mails/[\\w-]+)`).exec(String(mail?.text))?.[1]
  expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain(String(link))
  return String(link)
}

const ask = async (address: string, start: string, at?: Awaited<ReturnType<typeof place>>) => {
  const { host, event } = at ?? (await place())
  return holdTime(app, host, event, start, { invitee: { name: 'Ada', email: address } })
}

/** Waits until all mails are sent. */
async function settled(): Promise<void> {
  await eventually(async () => {
    const { rows } = await app.context.pool.query(
      "select 1 from jobs.job where name = 'booking-requests' and state in ('created', 'active', 'retry')",
    )
    expect(rows).toHaveLength(0)
  })
}

test('who was asked in somebody else’s name gives the time free and hears no more of it', async () => {
  const at = await place()
  const own = await ask('victim@example.test', '2027-03-08T09:00:00Z', at)
  const link = await choicesIn('victim@example.test')
  const shown = await openPage(app.url, link)
  expect(shown.data).toMatchObject({ kind: 'mails', choice: 'keep', meeting: { name: 'Consultation' } })
  expect((await sendForm(app.url, link, { choice: 'meeting' })).status).toBe(303)
  expect((await openPage(app.url, link)).data).toMatchObject({ choice: 'meeting' })
  const body = { link: own.link }
  expect((await app.visitor.refusal('POST /bookings/confirm', { body })).code).toBe('hold_expired')
  await ask('other@example.test', '2027-03-08T09:00:00Z', at)
})

test('a stop holds for this mail as for all others, and for a host’s alone where that was said', async () => {
  const at = await place()
  await ask('stopped@example.test', '2027-03-09T09:00:00Z', at)
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  const link = app.url + (await choicesIn('stopped@example.test'))
  expect((await fetch(link, { method: 'POST', body })).status).toBe(200)
  await ask('Stopped+again@example.test', '2027-03-09T10:00:00Z', at)
  await settled()
  expect(await listMails(app.context.db, { to: 'Stopped+again@example.test', limit: 9 })).toEqual([])
  await ask('stopped@example.test', '2027-03-09T09:00:00Z')
  await mailsTo('stopped@example.test', 2)
})

test('a link to choose goes on holding once it is booked', async () => {
  const own = await ask('kept@example.test', '2027-03-10T09:00:00Z')
  const link = await choicesIn('kept@example.test')
  await app.visitor.call('POST /bookings/confirm', { body: { link: own.link } })
  expect((await openPage(app.url, link)).data).toMatchObject({ kind: 'mails', choice: 'keep' })
})

test('a mailbox that got twenty mails in an hour gets none of these', async () => {
  const { host, event } = await place()
  const own = await holdTime(app, host, event, '2027-03-11T09:00:00Z', {
    invitee: { name: 'Ada', email: 'full@example.test' },
  })
  await mailsTo('full@example.test', 1)
  const ids = { hostId: host.me.userID, requestId: own.id }
  for (let time = 0; time < 25; time++) await sendMail(office, confirmMail, ids, crypto.randomUUID())
  await mailsTo('full@example.test', 20)
  // The caller gets the error, and no time is held.
  const invitee = { name: 'Ada', email: 'full@example.test' }
  const body = bookingOf(host, event, '2027-03-11T10:00:00Z', { invitee })
  const refused = await app.visitor.refusal('POST /bookings', { body, headers: someAddress() })
  expect(refused.code).toBe('mailbox_full')
})
