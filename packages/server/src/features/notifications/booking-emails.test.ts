import { randomUUID } from 'node:crypto'
import { limits } from '@scheduling/domain'
import { afterAll, expect, test } from 'vitest'
import type { RecipientAnswer } from '../../mail/testing/refusing-server.ts'
import { startRefusingServer } from '../../mail/testing/refusing-server.ts'
import { createMailer } from '../../mail/transport.ts'
import { startTestApp } from '../../testing/app.ts'
import { databaseText } from '../../testing/database-text.ts'
import type { TestBooking, TestHost } from '../../testing/hosts.ts'
import { addEvent, book, hostView, openAccount } from '../../testing/hosts.ts'
import { openTeam } from '../../testing/teams.ts'
import { eraseBooking } from '../bookings/change/erase.ts'
import type { MailRefused } from './events.ts'
import { MAILS_REFUSED } from './events.ts'
import { undeliveredMail } from './mails/undelivered/index.ts'
import type { MailJob } from './queues.ts'
import { MAILS } from './queues.ts'
import { sendMail } from './send.ts'
import { tellNews } from './tell.ts'
import { openMailApp } from './testing/mail-app.ts'

const app = await startTestApp({ mailPause: 0 })
const { postOffice, tellAll, mailsTo } = await openMailApp(app)
const answers = new Map<string, RecipientAnswer>()
const server = await startRefusingServer((recipient) => answers.get(recipient))
const { publicUrl } = app.context.config
// Mails that nobody refuses are kept, so that tests can read them.
const refusing = createMailer({ smtpUrl: server.smtpUrl, publicUrl })
const keeping = postOffice.mailer
postOffice.mailer = {
  ...keeping,
  send: (mail) => (answers.has(mail.to.address) ? refusing : keeping).send(mail),
}
afterAll(async () => {
  refusing.close()
  await server.close()
})

const NO_SUCH_USER = { code: 550, text: '5.1.1 No such user\u202E here' }
const host = await openAccount(app)
const event = await addEvent(host, { window: { kind: 'indefinite' } })
let days = 0

/** A booking on a day of its own, by an invitee whose mail server answers like this. */
async function booked(
  answer?: RecipientAnswer,
  guests: string[] = [],
): Promise<TestBooking & { email: string }> {
  const email = `${randomUUID()}@example.test`
  if (answer) answers.set(email, answer)
  const day = new Date(Date.parse('2027-03-08T09:00:00Z') + days++ * 7 * 86_400_000).toISOString()
  return { ...(await book(app, host, event, day, { invitee: { name: 'Ada', email }, guests })), email }
}

const emailsOf = async (id: string, by: TestHost = host) =>
  by.api.call('GET /bookings/:id/emails', { params: { id } })
const again = async (id: string, idempotencyKey: string = randomUUID()) =>
  host.api.call('POST /bookings/:id/emails/confirmation', { params: { id }, idempotencyKey })

async function jobsOf<Data>(queue: string, bookingId: string): Promise<Data[]> {
  const { rows } = await app.context.pool.query<{ data: Data }>(
    'select data from jobs.job where name = $1 and data::text like $2 order by created_on, id',
    [queue, `%${bookingId}%`],
  )
  return rows.map(({ data }) => data)
}

/** Does what workers do with mails that the host sends again. */
async function sendAll(bookingId: string): Promise<void> {
  for (const { mail } of await jobsOf<MailJob>(MAILS.name, bookingId)) await tellNews(postOffice, mail)
}

async function tellRefusals(bookingId: string): Promise<void> {
  for (const data of await jobsOf<MailRefused>(MAILS_REFUSED.name, bookingId))
    await sendMail(postOffice, undeliveredMail, data)
}

const noticesOn = async (email: string) =>
  (await mailsTo(host.me.userEmail)).filter(({ subject }) => subject === `Couldn’t deliver to ${email}`)

test('a host sees each email about a booking, to whom it went, and that it was accepted', async () => {
  const { booking, email } = await booked(undefined, ['sam@example.test'])
  expect(await emailsOf(booking.id)).toEqual({ emails: [], resendRefusal: null })
  await tellAll(booking.id)
  const { emails } = await emailsOf(booking.id)
  const now = new Date(app.clock.now()).toISOString()
  const sent = { kind: 'confirmation', state: 'sent', queuedAt: now, at: now, answer: null }
  expect(new Set(emails)).toEqual(
    new Set([
      { ...sent, audience: 'host', address: null },
      { ...sent, audience: 'invitee', address: email },
      { ...sent, audience: 'guest', address: 'sam@example.test' },
    ]),
  )
  expect(await hostView(host, booking.id)).not.toHaveProperty('mailRefused')
})

test('a refused address is marked, and its host is told once', async () => {
  const { booking, email, manage } = await booked(NO_SUCH_USER)
  await tellAll(booking.id)
  const { emails } = await emailsOf(booking.id)
  expect(emails.find(({ audience }) => audience === 'invitee')).toMatchObject({
    address: email,
    state: 'refused',
    answer: '550 5.1.1 No such user here',
  })
  const { bookings } = await host.api.call('GET /bookings', { query: { q: email } })
  expect(bookings).toMatchObject([{ id: booking.id, mailRefused: true }])
  await tellRefusals(booking.id)
  // Another refused email is no news.
  await manage.call('POST /manage/reschedule', { body: { start: '2028-01-04T10:00:00Z' } })
  await tellAll(booking.id)
  await tellRefusals(booking.id)
  const notices = await noticesOn(email)
  expect(notices).toHaveLength(1)
  expect(notices[0]?.text).toContain(email)
  // Whoever runs that server does not write to hosts in our name.
  expect(notices[0]?.text).not.toContain('No such user')
})

test('a host who turned these emails off gets none, and sees the mark all the same', async () => {
  await host.api.call('PATCH /settings/notifications', { body: { undelivered: false } })
  const { booking, email } = await booked(NO_SUCH_USER)
  await tellAll(booking.id)
  await tellRefusals(booking.id)
  await host.api.call('PATCH /settings/notifications', { body: { undelivered: true } })
  expect(await noticesOn(email)).toEqual([])
  expect(await hostView(host, booking.id)).toMatchObject({ mailRefused: true })
})

test('a host who is their own invitee is not told by an email to the refused address', async () => {
  const own = host.me.userEmail
  answers.set(own, NO_SUCH_USER)
  const invitee = { name: 'Myself', email: own }
  const { booking } = await book(app, host, event, '2028-02-01T09:00:00Z', { invitee })
  await tellAll(booking.id)
  answers.delete(own)
  await tellRefusals(booking.id)
  expect(await noticesOn(own)).toEqual([])
})

test('an email that a server puts off is tried again until it is accepted, and given up after days', async () => {
  const { booking, email } = await booked({ code: 451, text: '4.3.0 Try again later' })
  await expect(tellAll(booking.id)).rejects.toThrow(/451/)
  const stateOf = async () =>
    (await emailsOf(booking.id)).emails.find(({ audience }) => audience === 'invitee')
  expect(await stateOf()).toMatchObject({ state: 'trying', answer: null })
  expect(await hostView(host, booking.id)).not.toHaveProperty('mailRefused')
  const before = new Date(app.clock.now()).toISOString()
  app.clock.advance(4 * 24 * 60)
  expect(await stateOf()).toMatchObject({ state: 'failed' })
  answers.set(email, undefined)
  await tellAll(booking.id)
  expect(await stateOf()).toMatchObject({ state: 'sent', queuedAt: before })
  expect(server.accepted).toContain(email)
})

test('a confirmation that is sent again says the time that counts now, and removes the mark', async () => {
  const { booking, email } = await booked(NO_SUCH_USER)
  await tellAll(booking.id)
  const move = { start: '2028-01-11T10:00:00Z' }
  await host.api.call('POST /bookings/:id/reschedule', { params: { id: booking.id }, body: move })
  await tellAll(booking.id)
  answers.delete(email)
  const key = randomUUID()
  // Repeat: the same.
  for (let turn = 0; turn < 2; turn++) await again(booking.id, key)
  await sendAll(booking.id)
  await sendAll(booking.id)
  const mails = await mailsTo(email)
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Confirmed: /)])
  expect(mails[0]?.invitation).toBe('REQUEST 1 2028-01-11T10:00:00.000Z')
  expect(await hostView(host, booking.id)).not.toHaveProperty('mailRefused')
  const { emails } = await emailsOf(booking.id)
  expect(emails.filter(({ audience }) => audience === 'invitee').map(({ state }) => state)).toContain('sent')
})

test('a confirmation is sent again a few times a day', async () => {
  const { booking } = await booked()
  for (let turn = 0; turn < limits.CONFIRMATIONS_AGAIN_A_DAY; turn++) await again(booking.id)
  const sent = { params: { id: booking.id } }
  const refusal = await host.api.refusal('POST /bookings/:id/emails/confirmation', sent)
  expect(refusal.code).toBe('rate_limited')
  expect(await jobsOf(MAILS.name, booking.id)).toHaveLength(limits.CONFIRMATIONS_AGAIN_A_DAY)
  app.clock.advance(24 * 60)
  await again(booking.id)
})

test('nothing is sent again about a meeting that was canceled, not even what was waiting', async () => {
  const { booking, email } = await booked()
  await tellAll(booking.id)
  await again(booking.id)
  await host.api.call('POST /bookings/:id/cancel', { params: { id: booking.id }, body: {} })
  await sendAll(booking.id)
  expect(await mailsTo(email)).toHaveLength(1)
  expect(await emailsOf(booking.id)).toMatchObject({ resendRefusal: 'already_canceled' })
  const sent = { params: { id: booking.id } }
  const refusal = await host.api.refusal('POST /bookings/:id/emails/confirmation', sent)
  expect(refusal.code).toBe('already_canceled')
})

test('nothing is sent again to an invitee who turned the emails off', async () => {
  const { booking, email } = await booked()
  await tellAll(booking.id)
  const [mail] = await mailsTo(email)
  const stop = String(mail?.header('list-unsubscribe')).replace(/[<>]/g, '').replace(publicUrl, app.url)
  await fetch(stop, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(await emailsOf(booking.id)).toMatchObject({ resendRefusal: 'mails_stopped' })
  const sent = { params: { id: booking.id } }
  const refusal = await host.api.refusal('POST /bookings/:id/emails/confirmation', sent)
  expect(refusal.code).toBe('mails_stopped')
})

test('another host finds neither the emails nor the booking', async () => {
  const { booking } = await booked()
  const other = await openAccount(app)
  const sent = { params: { id: booking.id } }
  for (const route of ['GET /bookings/:id/emails', 'POST /bookings/:id/emails/confirmation'] as const)
    expect((await other.api.refusal(route, sent)).code).toBe('booking_not_found')
})

test('a person of a team sees what the invitee got and their own emails, not those of the owner', async () => {
  const team = await openTeam(app, 1)
  const { id } = await team.book('2027-03-10T09:00:00Z')
  await tellAll(id)
  const audiencesOf = async (by: TestHost) =>
    (await emailsOf(id, by)).emails.map(({ audience }) => audience).toSorted()
  expect(await audiencesOf(team.people[0]!)).toEqual(['host', 'invitee'])
  // No time of the owner is taken, so they get no email.
  expect(await audiencesOf(team.asHost)).toEqual(['invitee'])
})

test('nothing about the invitee is left after an erasure', async () => {
  const { booking, email } = await booked(NO_SUCH_USER)
  await tellAll(booking.id)
  await again(booking.id)
  await host.api.call('POST /bookings/:id/cancel', { params: { id: booking.id }, body: {} })
  await eraseBooking(app.context, host.me.userID, booking.id)
  expect(await emailsOf(booking.id)).toMatchObject({ emails: [] })
  expect(await hostView(host, booking.id)).not.toHaveProperty('mailRefused')
  expect((await databaseText(app.context.pool)).includes(email)).toBe(false)
})
