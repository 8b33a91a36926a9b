import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { webhookMail } from '../webhooks/mails/index.ts'
import { sendMail } from './send.ts'
import { openMailApp } from './testing/mail-app.ts'

const app = await startTestApp({ mailPause: 0 })
const { postOffice, tellAll, remind, mailsTo } = await openMailApp(app)
const ALL = {
  booked: true,
  rescheduled: true,
  canceled: true,
  reminder: true,
  watched: true,
  undelivered: true,
  webhook: true,
  watchedPace: 'daily' as const,
}

async function choose({ api }: TestHost, body: Partial<typeof ALL>) {
  return api.call('PATCH /settings/notifications', { body })
}

/** A booking by an invitee, whose mails are not the host's to choose. */
async function bookedWith(host: TestHost) {
  const event = await addEvent(host, { reminders: [{ amount: 1, unit: 'hours' }] })
  const email = `${randomUUID()}@example.test`
  const invitee = { name: 'Ada Guest', email }
  const made = await book(app, host, event, '2027-03-08T09:00:00Z', { invitee, timeZone: 'UTC' })
  await tellAll(made.booking.id)
  return { ...made, email }
}

const subjects = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject)
const countFor = async (host: TestHost) => (await subjects(host.me.userEmail)).length

test('all are sent until a host says otherwise, one by one; what is left out stays', async () => {
  const host = await openAccount(app)
  expect(await host.api.call('GET /settings/notifications')).toEqual(ALL)
  for (let turn = 0; turn < 2; turn++)
    expect(await choose(host, { booked: false })).toEqual({ ...ALL, booked: false })
  await choose(host, { reminder: false })
  expect(await choose(host, { booked: true })).toEqual({ ...ALL, reminder: false })
})

test('who wants no mail of new meetings gets none, and hears of a move as a move', async () => {
  const host = await openAccount(app)
  await choose(host, { booked: false })
  const { booking, manage, email } = await bookedWith(host)
  expect(await countFor(host)).toBe(0)
  expect(await subjects(email)).toHaveLength(1)
  await manage.call('POST /manage/reschedule', { body: { start: '2027-03-08T10:00:00Z' } })
  await tellAll(booking.id)
  const [subject = '', ...others] = await subjects(host.me.userEmail)
  expect(others).toEqual([])
  expect(subject).toMatch(/^New time: /)
})

test.each([
  ['rescheduled', 'POST /manage/reschedule', { start: '2027-03-08T10:00:00Z' }],
  ['canceled', 'POST /manage/cancel', {}],
] as const)('who wants no mail of what is %s gets none; the invitee does', async (kind, route, body) => {
  const host = await openAccount(app)
  await choose(host, { [kind]: false })
  const { booking, manage, email } = await bookedWith(host)
  await manage.call(route, { body: body as never })
  await tellAll(booking.id)
  expect(await countFor(host)).toBe(1)
  expect(await subjects(email)).toHaveLength(2)
})

test('who wants no reminders gets none; the invitee does', async () => {
  const host = await openAccount(app)
  await choose(host, { reminder: false })
  const { booking, email } = await bookedWith(host)
  const before = await countFor(host)
  await remind(booking.id, host.me.userEmail)
  await remind(booking.id, email)
  expect(await countFor(host)).toBe(before)
  expect(await subjects(email)).toHaveLength(2)
})

test('who wants none about webhooks gets none', async () => {
  const host = await openAccount(app)
  const notice = {
    kind: 'webhook_failing' as const,
    hostId: host.me.userID,
    webhookId: randomUUID(),
    address: 'crm.example.com',
    failures: 10,
    since: '2027-03-01T07:00:00.000Z',
    status: null,
    problem: 'timeout',
  }
  await choose(host, { webhook: false })
  await sendMail(postOffice, webhookMail, { ...notice, id: randomUUID() })
  expect(await countFor(host)).toBe(0)
  await choose(host, { webhook: true })
  await sendMail(postOffice, webhookMail, { ...notice, id: randomUUID() })
  expect(await countFor(host)).toBe(1)
})

test('one host’s choice is not another’s', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  await choose(host, { booked: false })
  expect(await other.api.call('GET /settings/notifications')).toEqual(ALL)
})
