import { DAY } from '@scheduling/domain'
import { expect, test } from 'vitest'
import type { HostId } from '../../host-id.ts'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { addOrganization, join, transfer } from '../../testing/organizations.ts'
import { openPage, sendForm } from '../../testing/pages.ts'
import { addPoll, addressOf, votingIn } from '../../testing/polls.ts'
import type { InvitationSent } from '../referrals/events.ts'
import { INVITATION_SENT } from '../referrals/events.ts'
import { MAILS_HELD } from './events.ts'
import { waitingMail } from './mails/waiting/index.ts'
import { invitationMail } from '../referrals/mails/invitation/index.ts'
import { sendMail } from './send.ts'
import { nextStrangerMailAt } from './strangers.ts'
import { openMailApp } from './testing/mail-app.ts'

const app = await startTestApp({ hasPlans: true })
const { context } = app
const { postOffice, tellAll, tellPoll, mailsTo } = await openMailApp(app)
const { vote, provedVote } = votingIn(app)

const DAY_MINUTES = 24 * 60
const A_DAY = 100

const peopleOf = (host: TestHost, count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    email: addressOf(host, `person-${from + index}`),
    isRequired: false,
  }))
const heldOf = (host: TestHost) => host.api.call('GET /settings/notifications/held')
const sentTo = async (host: TestHost) => {
  const { rows } = await context.pool.query<{ count: number }>(
    `select count(*)::int as count from deliveries where host_id = $1 and sent_at is not null and kind = 'poll_invited'`,
    [host.me.userID],
  )
  return rows[0]?.count
}
const recorded = async <Data>(queue: string, host: TestHost) => {
  const { rows } = await context.pool.query<{ data: Data }>(
    `select data from jobs.job where name = $1 and data ->> 'hostId' = $2`,
    [queue, host.me.userID],
  )
  return rows.map(({ data }) => data)
}

/** Uses up a host's limit for the day, except for `left` mails. */
async function fill(host: TestHost, left = 0, hostId = host.me.userID): Promise<void> {
  for (const { email } of peopleOf(host, A_DAY - left, 1_000))
    await nextStrangerMailAt(
      context,
      { hostId, recipient: email },
      { mailId: crypto.randomUUID(), cause: 'host' },
    )
}

test('of many strangers a host reaches so many on a day; the rest wait, and the host is told once', async () => {
  const host = await openAccount(app)
  await fill(host, 2)
  const [one, other] = [
    await addPoll(host, { people: peopleOf(host, 3) }),
    await addPoll(host, { people: peopleOf(host, 3, 3) }),
  ]
  for (const { id } of [one, other, one]) await tellPoll(id)
  expect(await sentTo(host)).toBe(2)
  expect(await heldOf(host)).toEqual({ held: 4, until: '2027-03-02T00:00:00.000Z' })
  const [notice, ...more] = await recorded<{ id: string; hostId: string }>(MAILS_HELD.name, host)
  expect(more).toEqual([])
  if (notice) for (let turn = 0; turn < 2; turn++) await sendMail(postOffice, waitingMail, notice)
  const caughtMails = (await mailsTo(host.me.userEmail)).filter(({ subject }) =>
    subject.includes('will go out later'),
  )
  expect(caughtMails).toHaveLength(1)
  // The page that says how many wait, whatever they are about.
  expect(caughtMails[0]?.text).toContain('/settings/notifications')

  app.clock.advance(DAY_MINUTES)
  for (const { id } of [one, other]) await tellPoll(id)
  expect(await heldOf(host)).toEqual({ held: 0, until: null })
  expect(await sentTo(host)).toBe(6)
  app.clock.advance(-DAY_MINUTES)
})

test('a mail that is tried again is counted once, and who is known by now is no stranger', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host, { notifiesHost: false })
  await fill(host, 1)
  const reader = { hostId: host.me.userID, recipient: addressOf(host, 'ada') }
  const mail = { mailId: crypto.randomUUID(), cause: 'host' as const }
  for (let turn = 0; turn < 9; turn++) expect(await nextStrangerMailAt(context, reader, mail)).toBeUndefined()
  await provedVote(host, poll.slug, 'Lin', { 0: 'yes' })
  await host.api.call('PATCH /polls/:id', { params: poll, body: { options: { remove: [2] } } })
  await tellPoll(poll.id)
  expect((await mailsTo(addressOf(host, 'lin'))).at(-1)?.subject).toContain('The times have changed')
})

test('what visitors type does not use up what is the host’s', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host, { notifiesHost: false, people: peopleOf(host, 1) })
  for (let count = 0; count < 3; count++)
    await vote(host, poll.slug, `Eve ${count}`, { 0: 'yes' }, { email: addressOf(host, `eve-${count}`) })
  await fill(host, 1)
  await tellPoll(poll.id)
  expect(await sentTo(host)).toBe(1)
  expect(await mailsTo(addressOf(host, 'eve-2'))).toHaveLength(1)
})

test('one address gets twenty such mails a day from all hosts, and four from one', async () => {
  const recipient = 'wanted@park.example'
  const hosts = await Promise.all(Array.from({ length: 6 }, () => openAccount(app)))
  const sent = []
  for (const { me } of hosts) {
    const mails = Array.from({ length: 5 }, () => ({ mailId: crypto.randomUUID(), cause: 'host' as const }))
    const waits = []
    for (const mail of mails)
      waits.push(await nextStrangerMailAt(context, { hostId: me.userID, recipient }, mail))
    sent.push(waits.filter((until) => until === undefined).length)
  }
  expect(sent).toEqual([4, 4, 4, 4, 4, 0])
})

test.each<[string, (host: TestHost) => Promise<unknown>]>([
  [
    'age of the account',
    async ({ me }) => {
      const opened = new Date(app.clock.now() - 8 * DAY)
      return context.pool.query('update profiles set opened_at = $2 where host_id = $1', [me.userID, opened])
    },
  ],
  [
    'plan',
    async ({ me }) =>
      context.pool.query(
        `update plans set account_type = 'prime', subscription = '{"id": "sub"}' where host_id = $1`,
        [me.userID],
      ),
  ],
])('the number grows with the %s', async (_, grow) => {
  const host = await openAccount(app)
  await fill(host)
  const poll = await addPoll(host, { people: peopleOf(host, 1) })
  await tellPoll(poll.id)
  expect(await sentTo(host)).toBe(0)
  await grow(host)
  await tellPoll(poll.id)
  expect(await sentTo(host)).toBe(1)
  expect(await heldOf(host)).toEqual({ held: 0, until: null })
})

test.each(['given away', 'deleted'])(
  'the next organization of a person begins with what was left when one was %s',
  async (end) => {
    const [host, next] = [await openAccount(app), await openAccount(app)]
    const write = async (hostId: HostId, to: string) =>
      nextStrangerMailAt(
        context,
        { hostId, recipient: addressOf(host, to) },
        { mailId: crypto.randomUUID(), cause: 'host' },
      )
    const first = await addOrganization(app, host)
    await fill(host, 1, first.id)
    if (end === 'given away') {
      const member_id = await join(app, first, next)
      await transfer(app, first, next, member_id)
    } else
      await first.api.call('DELETE /organization', { body: { link: first.link, cancel_meetings: false } })
    const second = await addOrganization(app, host)
    expect(await write(second.id, 'last')).toBeUndefined()
    expect(await write(second.id, 'one-too-many')).toBe(Date.parse('2027-03-02T00:00:00Z'))
    // Their own page is another matter, and so are organizations of others.
    expect(await write(host.me.userID, 'own')).toBeUndefined()
    expect(await write((await addOrganization(app, await openAccount(app))).id, 'others')).toBeUndefined()
  },
)

test('people who are taken out and put back are asked once', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host, { notifiesHost: false })
  const ada = { email: addressOf(host, 'ada'), isRequired: false }
  for (let turn = 0; turn < 5; turn++) {
    const put = { people: { put: [ada] } }
    const { people } = await host.api.call('PATCH /polls/:id', { params: poll, body: put })
    const remove = { people: { remove: people.map(({ id }) => id) } }
    await tellPoll(poll.id)
    await host.api.call('PATCH /polls/:id', { params: poll, body: remove })
  }
  expect(await mailsTo(ada.email)).toHaveLength(1)
})

test('guests whom a visitor names wait as well once that is full, and a guest who was told hears the end', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host, { allowGuests: true })
  const guest = addressOf(host, 'guest')
  const { booking } = await book(app, host, event, '2027-03-03T09:00:00Z', { guests: [guest] })
  await tellAll(booking.id)
  expect(await mailsTo(guest)).toHaveLength(1)
  for (let count = 1; count < 5 * A_DAY; count++)
    await nextStrangerMailAt(
      context,
      { hostId: host.me.userID, recipient: addressOf(host, `g-${count}`) },
      { mailId: crypto.randomUUID(), cause: 'visitor' },
    )
  const late = addressOf(host, 'late')
  const more = await book(app, host, event, '2027-03-04T09:00:00Z', { guests: [late] })
  await tellAll(more.booking.id)
  expect(await mailsTo(late)).toEqual([])
  await host.api.call('POST /bookings/:id/cancel', { params: { id: booking.id }, body: {} })
  app.clock.advance(2)
  await tellAll(booking.id)
  expect(await mailsTo(guest)).toHaveLength(2)
  app.clock.advance(-2)
})

test('who is invited to this server can stop all mails, and then gets none', async () => {
  const host = await openAccount(app)
  const [ada, lin] = ['ada', 'lin'].map((name) => addressOf(host, name))
  const sendAll = async () => {
    for (const sent of await recorded<InvitationSent>(INVITATION_SENT.name, host))
      await sendMail(postOffice, invitationMail, sent)
  }
  const invite = async (email: string) => {
    await host.api.call('POST /referrals/invitations', { body: { email } })
    await sendAll()
  }
  await invite(String(ada))
  const [mail] = await mailsTo(String(ada))
  expect(mail?.text).toContain(`meet.example.test/${host.me.link}`)
  expect(mail?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const stopAll = /Stop all emails from .*: \S+(\/mails\/\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect((await openPage(app.url, stopAll)).data).toMatchObject({
    kind: 'mails',
    meeting: { about: 'invitation' },
    proposed: 'all',
  })
  await sendForm(app.url, stopAll, { choice: 'all' })
  const poll = await addPoll(host, { people: [{ email: String(ada), isRequired: false }] })
  await tellPoll(poll.id)
  expect(await mailsTo(String(ada))).toHaveLength(1)

  await fill(host)
  await invite(String(lin))
  expect(await mailsTo(String(lin))).toEqual([])
  app.clock.advance(DAY_MINUTES)
  await sendAll()
  expect(await mailsTo(String(lin))).toHaveLength(1)
  app.clock.advance(-DAY_MINUTES)
})

test('each mail to a stranger says who asked and how to stop all of them', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host, { people: peopleOf(host, 1), notifiesHost: false })
  await vote(host, poll.slug, 'Eve', { 0: 'yes' })
  await tellPoll(poll.id)
  const [invited] = await mailsTo(addressOf(host, 'person-0'))
  expect(invited?.text).toContain(`(meet.example.test/${host.me.link}) wants to know when you can come`)
  for (const address of ['person-0', 'eve'])
    expect((await mailsTo(addressOf(host, address)))[0]?.text).toMatch(
      /Stop all emails from .*\/mails\/\S+=all/,
    )
})
