import type { EventType } from '@scheduling/contract'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Catcher } from '../../../../mail/catcher.ts'
import { startCatcher } from '../../../../mail/catcher.ts'
import { renderMail } from '../../../../mail/templates/index.tsx'
import { createMailer } from '../../../../mail/transport.ts'
import type { TestApp } from '../../../../testing/app.ts'
import { startTestApp } from '../../../../testing/app.ts'
import { eventually } from '../../../../testing/eventually.ts'
import { addEvent, book, bookingOf, openAccount, someAddress } from '../../../../testing/hosts.ts'
import { keepCaughtMail } from '../../../mailbox/operations.ts'
import { listMails } from '../../../mailbox/store.ts'
import { startMailWorker } from '../../../notifications/testing/worker.ts'
import { atApprovalLimit, withdrawRequest } from '../approve.ts'
import { proposeTimes } from '../propose-times.ts'
import { idsIn, linkToken } from '../tokens.ts'

let app: TestApp
let worker: Awaited<ReturnType<typeof startMailWorker>>
let catcher: Catcher
let close: () => void

beforeAll(async () => {
  app = await startTestApp()
  catcher = await startCatcher((message) => keepCaughtMail(app.context, message))
  const mailer = createMailer({ smtpUrl: catcher.smtpUrl, publicUrl: app.context.config.publicUrl })
  close = () => mailer.close()
  worker = await startMailWorker({ context: app.context, mailer, renderMail })
})
afterAll(async () => {
  await worker.stop()
  close()
  await catcher.close()
  await app.stop()
})

/** The mail with this subject. */
async function mailTo(address: string, subject: RegExp) {
  return eventually(async () => {
    const caught = await listMails(app.context.db, { to: address, limit: 50 })
    const mails = await Promise.all(caught.map(async ({ raw }) => PostalMime.parse(raw)))
    const found = mails.filter((mail) => subject.test(mail.subject ?? ''))
    expect(found).toHaveLength(1)
    return { text: plain(found[0]?.text), html: String(found[0]?.html), subject: plain(found[0]?.subject) }
  })
}

function plain(text = ''): string {
  return text.replaceAll(/[\u2009\u202F]/g, ' ')
}

const DAY = [{ start: '00:00', end: '24:00' }]
const AT_ALL_HOURS: EventType['availability'] = {
  kind: 'custom',
  hours: {
    timeZone: 'UTC',
    weekly: { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: DAY, sun: DAY },
    overrides: [],
  },
}

interface Places {
  start: string
  talk: string
  timeZone: string
}

/** A request for a start, and a talk of the host at another one. */
async function request(
  email: string,
  { start = '2027-03-04T09:00:00Z', talk = '2027-03-04T13:00:00Z', ...given }: Partial<Places> = {},
) {
  const account = { name: 'Robin Vale', email: `${crypto.randomUUID()}@host.example`, ...given }
  const host = await openAccount(app, account)
  await book(app, host, await addEvent(host, { name: 'Talk', availability: AT_ALL_HOURS }), talk)
  const event = await addEvent(host, {
    name: 'Consultation',
    availability: AT_ALL_HOURS,
    approval: { hours: 48, unanswered: 'decline' },
    questions: [{ id: 'topic', type: 'text', label: 'Topic?', required: false }],
  })
  const answer = await app.visitor.call('POST /bookings', {
    body: bookingOf(host, event, start, {
      invitee: { name: 'Ada <b>', email },
      answers: { topic: 'Plans & <i>prices</i>' },
    }),
    headers: someAddress(),
  })
  if (answer.state !== 'await_approval') throw new Error(answer.state)
  const ids = idsIn(app.context, 'hold', answer.hold.token)
  if (!ids) throw new Error('a hold without ids')
  return { host, event, ids, params: { id: ids.requestId } }
}

test('the invitee hears that the host was asked, and the host who asks, when, and what else there is that day', async () => {
  const { host, ids } = await request('ada@example.test')
  const toInvitee = await mailTo('ada@example.test', /^Request sent: Consultation · Robin Vale/)
  expect(toInvitee.text).toContain('Robin Vale has to approve this time.')
  expect(toInvitee.text).toContain(`/booking/confirm/${linkToken(app.context, ids)}`)
  // A stranger may have typed the address: nothing of theirs is repeated.
  expect(JSON.stringify(toInvitee)).not.toMatch(/prices|Ada (?:<|&lt;)b/)
  const toHost = await mailTo(host.me.userEmail, /^Approve or decline: Consultation/)
  expect(toHost.text).toContain('ada@example.test')
  expect(toHost.text).toContain('Plans & <i>prices</i>')
  expect(toHost.text).toMatch(/Your day: \d\d:\d\d – \d\d:\d\d · Talk · /)
  expect(toHost.text).toContain('/scheduled-events')
  expect(toHost.html).toContain('&lt;i&gt;prices')
  expect(toHost.html).not.toContain('<i>prices')
})

test('a day on which clocks go forward ends an hour sooner', async () => {
  const { host } = await request('hour@example.test', {
    start: '2027-03-14T15:00:00Z',
    // 00:30 of the next day.
    talk: '2027-03-15T04:30:00Z',
    timeZone: 'America/New_York',
  })
  const { text } = await mailTo(host.me.userEmail, /^Approve or decline: Consultation/)
  expect(text).not.toContain('Talk')
})

test('approving sends the usual confirmation', async () => {
  const { host, params } = await request('grace@example.test')
  await host.api.call('POST /booking-approvals/:id/approve', { params })
  await mailTo('grace@example.test', /^Confirmed: Consultation/)
})

test('declining says why, in plain text, and leads to other times', async () => {
  const { host, event, params } = await request('linus@example.test')
  const body = { reason: 'I am <b>away</b>' }
  await host.api.call('POST /booking-approvals/:id/decline', { params, body })
  const { text, html } = await mailTo('linus@example.test', /^Not booked: Consultation/)
  expect(text).toContain('Robin Vale can’t take this meeting.')
  expect(text).toContain('I am <b>away</b>')
  expect(html).toContain('&lt;b&gt;away')
  expect(html).not.toContain('<b>away')
  expect(text).toContain(`/${host.me.link}/${event.slug}`)
})

test('who gets no answer in time hears that nothing is booked', async () => {
  const { ids } = await request('late@example.test')
  app.clock.advance(48 * 60)
  await atApprovalLimit(app.context, ids)
  const { text } = await mailTo('late@example.test', /^Not booked: Consultation/)
  expect(text).toContain('Robin Vale didn’t answer in time')
  app.clock.advance(-48 * 60)
})

test('offered times are said in the zone of the invitee, with what the host wrote, as text', async () => {
  const { host, ids, params } = await request('offered@example.test')
  const body = { starts: ['2027-03-05T21:00:00Z'], message: 'Is <b>Friday</b> fine?' }
  await host.api.call('POST /booking-approvals/:id/offer', { params, body })
  const { text, html } = await mailTo(
    'offered@example.test',
    /^Choose another time: Consultation · Robin Vale/,
  )
  expect(text).toMatch(/Offered times: .*, 22:00, .*\(Berlin\)/)
  expect(text).toContain(`/booking/confirm/${linkToken(app.context, ids)}`)
  expect(text).toContain('Is <b>Friday</b> fine?')
  expect(html).toContain('&lt;b&gt;Friday')
  expect(html).not.toContain('<b>Friday')
})

test('the host hears that none of the offered times works', async () => {
  const { host, ids, params } = await request('none@example.test')
  const body = { starts: ['2027-03-05T21:00:00Z'], message: '' }
  await host.api.call('POST /booking-approvals/:id/offer', { params, body })
  await withdrawRequest(app.context, ids)
  const { text, html } = await mailTo(host.me.userEmail, /^No suitable time: Consultation/)
  expect(text).toContain('Nothing was booked.')
  expect(text).toContain('none@example.test')
  expect(html).not.toContain('Ada <b>')
})

test('the host hears in their own zone which other times the invitee proposes, as text', async () => {
  const { host, ids, params } = await request('proposes@example.test', { timeZone: 'Europe/Berlin' })
  const body = { starts: ['2027-03-05T21:00:00Z'], message: '' }
  await host.api.call('POST /booking-approvals/:id/offer', { params, body })
  const starts = [Date.parse('2027-03-06T19:00:00Z')]
  await proposeTimes(app.context, ids, { starts, message: 'How about a <b>walk</b>?' })
  const { text, html } = await mailTo(host.me.userEmail, /^Suggested times: Consultation/)
  expect(text).toMatch(/Suggested times: .*20:00/)
  expect(text).toContain('How about a <b>walk</b>?')
  expect(html).toContain('&lt;b&gt;walk')
  expect(html).not.toContain('<b>walk')
})
