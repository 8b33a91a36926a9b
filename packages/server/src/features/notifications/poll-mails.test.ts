import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { openAccount } from '../../testing/hosts.ts'
import { openPage, sendForm } from '../../testing/pages.ts'
import { addPoll, addressOf, votingIn } from '../../testing/polls.ts'
import { openTestOffice } from './testing/office.ts'

const app = await startTestApp()
const { tellAll, tellPoll, mailsTo } = await openTestOffice(app)
const { vote } = votingIn(app)

const subjectsTo = async (address: string) =>
  (await mailsTo(address)).map(({ subject }) => subject.replace(/:.*/, ''))
const stopLinkIn = (text: string) => /\/mails\/[\w-]+/.exec(text)?.[0] ?? ''

test('voters are told which options came and which are gone, of many changes at most once in two minutes', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host, { notifiesHost: false })
  const ada = addressOf(host, 'ada')
  await vote(host, poll.slug, 'Ada', { 0: 'yes' })
  const change = (options: object) => host.api.call('PATCH /polls/:id', { params: poll, body: { options } })
  await change({ remove: [0], add: [{ start: '2027-03-05T10:00:00Z' }] })
  // Back and forth: nothing to hear of.
  const { options } = await change({ add: [{ start: '2027-03-06T10:00:00Z' }] })
  await change({ remove: [options.at(-1)?.id] })
  await tellPoll(poll.id)
  const [, told] = await mailsTo(ada)
  expect(told?.subject).toBe('The times have changed: Reading circle')
  expect(told?.text).toMatch(/Taken away: Tuesday, 2 March 2027, 20:00.*\n.*New: Friday, 5 March 2027, 11:00/)
  expect(told?.text).not.toContain('6 March')

  await change({ remove: [1] })
  await tellPoll(poll.id)
  expect(await mailsTo(ada)).toHaveLength(2)
  app.clock.advance(2)
  await tellPoll(poll.id)
  expect((await mailsTo(ada)).at(-1)?.text).toMatch(/Taken away: Wednesday, 3 March 2027/)
  await tellPoll(poll.id)
  expect(await mailsTo(ada)).toHaveLength(3)
})

test('one click of a mail program stops the mails about this poll alone, and the page brings them back', async () => {
  const host = await openAccount(app)
  const lin = addressOf(host, 'lin')
  const people = [{ email: lin, isRequired: true }]
  const [poll, other] = [await addPoll(host, { people }), await addPoll(host, { people })]
  await tellPoll(poll.id)
  const [asked] = await mailsTo(lin)
  expect(asked?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const path = stopLinkIn(asked?.header('list-unsubscribe') ?? '')
  expect(asked?.text).toContain(path)

  const click = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  for (let turn = 0; turn < 2; turn++)
    expect((await fetch(app.url + path, { method: 'POST', body: click })).status).toBe(200)
  expect((await openPage(app.url, path)).data).toMatchObject({
    kind: 'mails',
    choice: 'meeting',
    meeting: { name: 'Reading circle', times: null },
  })
  expect(await host.api.call('POST /polls/:id/remind', { params: poll })).toEqual({ reminded: 0 })
  expect(await host.api.call('POST /polls/:id/remind', { params: other })).toEqual({ reminded: 1 })

  await sendForm(app.url, path, { choice: 'keep' })
  expect(await host.api.call('POST /polls/:id/remind', { params: poll })).toEqual({ reminded: 1 })
  await tellPoll(poll.id)
  expect(await subjectsTo(lin)).toEqual([expect.stringContaining('asks when you can come'), 'Reminder'])
})

test('who stopped them hears no more, but gets their own link when they vote', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host, { notifiesHost: false })
  const kim = addressOf(host, 'kim')
  await vote(host, poll.slug, 'Kim', { 0: 'yes', 1: 'yes' })
  await tellPoll(poll.id)
  const path = stopLinkIn((await mailsTo(kim))[0]?.text ?? '')
  await sendForm(app.url, path, { choice: 'meeting' })
  await host.api.call('PATCH /polls/:id', { params: poll, body: { options: { remove: [0] } } })
  await tellPoll(poll.id)
  expect(await subjectsTo(kim)).toEqual(['Your times for Reading circle'])
})

test('a link of nobody in the poll leads nowhere', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host, { notifiesHost: false })
  const eve = addressOf(host, 'eve')
  const { token } = await vote(host, poll.slug, 'Eve', { 0: 'yes' })
  await tellPoll(poll.id)
  const path = stopLinkIn((await mailsTo(eve))[0]?.text ?? '')
  await app.visitor.call('POST /polls/votes/withdraw', { body: { token } })
  expect((await openPage(app.url, path)).status).toBe(410)
})

test('who cannot come, or has said nothing, hears what was decided; who can, where to decline', async () => {
  const host = await openAccount(app)
  const [ada, lin, kim, noor] = ['ada', 'lin', 'kim', 'noor'].map((name) => addressOf(host, name))
  const poll = await addPoll(host, {
    notifiesHost: false,
    people: [{ email: String(noor), isRequired: false }],
  })
  const { token } = await vote(host, poll.slug, 'Ada', { 0: 'yes' })
  await vote(host, poll.slug, 'Lin', { 0: 'if_need_be' })
  await vote(host, poll.slug, 'Kim', { 0: 'no', 1: 'yes' })
  const { bookingId } = await host.api.call('POST /polls/:id/finish', { params: poll, body: { option: 0 } })
  await tellPoll(poll.id)
  await tellAll(String(bookingId))
  for (const other of [kim, noor]) {
    const [told, ...more] = (await mailsTo(String(other))).filter(({ subject }) => /set/.test(subject))
    expect(more).toEqual([])
    expect(told?.subject).toBe('The time is set: Reading circle')
    expect(told?.text).toMatch(/The time: Tuesday, .*March.* 2027/)
    expect(told?.invitation).toBeUndefined()
  }
  for (const one of [ada, lin]) {
    const mails = await mailsTo(String(one))
    expect(mails.map(({ subject }) => subject)).not.toContain('The time is set: Reading circle')
    const invited = mails.find(({ invitation }) => invitation !== undefined)
    expect(invited?.text).toMatch(/If you cannot come, say so here.*\n.*\/poll\//)
    expect(invited?.calendars[0]?.content.replaceAll(/\r\n[ \t]/g, '')).toContain('/poll/')
  }
  await app.visitor.call('POST /polls/votes/decline', { body: { token } })
  const params = { id: String(bookingId) }
  const body = { start: '2027-03-05T10:00:00Z' }
  await host.api.call('POST /bookings/:id/reschedule', { params, body })
  app.clock.advance(2)
  await tellAll(String(bookingId))
  expect((await mailsTo(String(ada))).at(-1)?.calendars[0]?.content).toContain('PARTSTAT=DECLINED')
})
