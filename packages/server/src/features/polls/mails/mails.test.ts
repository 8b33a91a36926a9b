import { expect, test } from 'vitest'
import { startTestApp } from '../../../testing/app.ts'
import { openAccount } from '../../../testing/hosts.ts'
import { openPage, sendForm } from '../../../testing/pages.ts'
import { addPoll, addressOf, votingIn } from '../../../testing/polls.ts'
import { openMailApp } from '../../notifications/testing/mail-app.ts'

const app = await startTestApp()
const { tellAll, tellPoll, mailsTo } = await openMailApp(app)
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
  // Added and removed again: nothing to tell.
  const { options } = await change({ add: [{ start: '2027-03-06T10:00:00Z' }] })
  await change({ remove: [options.at(-1)?.id] })
  await tellPoll(poll.id)
  const [, caughtMail] = await mailsTo(ada)
  expect(caughtMail?.subject).toBe('The times have changed: Reading circle')
  expect(caughtMail?.text).toMatch(
    /Removed: Tuesday, 2 March 2027, 20:00.*\n.*New: Friday, 5 March 2027, 11:00/,
  )
  expect(caughtMail?.text).not.toContain('6 March')

  await change({ remove: [1] })
  await tellPoll(poll.id)
  expect(await mailsTo(ada)).toHaveLength(2)
  app.clock.advance(2)
  await tellPoll(poll.id)
  expect((await mailsTo(ada)).at(-1)?.text).toMatch(/Removed: Wednesday, 3 March 2027/)
  await tellPoll(poll.id)
  expect(await mailsTo(ada)).toHaveLength(3)
})

test('one click of a mail program stops the mails about this poll alone, and the page brings them back', async () => {
  const host = await openAccount(app)
  const lin = addressOf(host, 'lin')
  const people = [{ email: lin, isRequired: true }]
  const [poll, other] = [await addPoll(host, { people }), await addPoll(host, { people })]
  await tellPoll(poll.id)
  const [caughtMail] = await mailsTo(lin)
  expect(caughtMail?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const path = stopLinkIn(caughtMail?.header('list-unsubscribe') ?? '')
  expect(caughtMail?.text).toContain(path)

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
  expect(await subjectsTo(lin)).toEqual([expect.stringContaining('is asking when you can come'), 'Reminder'])
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
  expect(await subjectsTo(kim)).toEqual(['Confirm your vote'])
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
    const [caughtMail, ...more] = (await mailsTo(String(other))).filter(({ subject }) => /set/.test(subject))
    expect(more).toEqual([])
    expect(caughtMail?.subject).toBe('The time is set: Reading circle')
    expect(caughtMail?.text).toMatch(/Time: Tuesday, .*March.* 2027/)
    expect(caughtMail?.invitation).toBeUndefined()
  }
  for (const one of [ada, lin]) {
    const mails = await mailsTo(String(one))
    expect(mails.map(({ subject }) => subject)).not.toContain('The time is set: Reading circle')
    const invited = mails.find(({ invitation }) => invitation !== undefined)
    expect(invited?.text).toMatch(/Can’t come\? Let the others know here.*\n.*\/poll\//)
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

const reading = (timeZone: string, language: string, locale: string) => ({ timeZone, language, locale })

/** Voters from three countries, and the poll that they agreed on. */
async function decidedPoll(change: object = {}) {
  const host = await openAccount(app)
  const poll = await addPoll(host, { notifiesHost: false, ...change })
  await vote(host, poll.slug, 'Ada', { 0: 'yes' }, reading('America/New_York', 'en', 'en-US-u-hc-h12'))
  await vote(host, poll.slug, 'Lin', { 0: 'yes' }, reading('Asia/Tokyo', 'de', 'de-DE-u-hc-h23'))
  await vote(host, poll.slug, 'Kim', { 0: 'if_need_be' }, reading('Asia/Jerusalem', 'il', 'he-IL-u-hc-h23'))
  const { bookingId } = await host.api.call('POST /polls/:id/finish', { params: poll, body: { option: 0 } })
  await tellAll(String(bookingId))
  const readers = [host.me.userEmail, ...['ada', 'lin', 'kim'].map((name) => addressOf(host, name))]
  const mails = await Promise.all(readers.map(async (reader) => (await mailsTo(reader)).at(-1)))
  const [toHost, ada, lin, kim] = mails.map((mail) => ({
    subject: mail?.subject ?? '',
    text: mail?.text ?? '',
    calendar: mail?.calendars[0]?.content.replaceAll(/\r?\n[ \t]/g, '') ?? '',
  }))
  return { host, poll, bookingId: String(bookingId), toHost, ada, lin, kim }
}

test('each voter of a finished poll reads in their own zone and language, on their own clock', async () => {
  const { ada, lin, kim } = await decidedPoll()
  expect(ada?.text).toMatch(/Tuesday, March 2, 2027\n2:00 – 3:00.PM \(1 hour\)\nEastern Time \(New York\)/)
  expect(lin?.text).toMatch(/Mittwoch, 3\. März 2027\n04:00 – 05:00 \(1 Stunde\)\n.*\((Tokio|Tokyo)\)/)
  expect(kim?.text).toMatch(/2 במרץ 2027\n\W*21:00\W* – \W*22:00/)
  expect(ada?.calendar).toContain('DTSTART;TZID=America/New_York:20270302T140000')
  expect(lin?.calendar).toContain('DTSTART;TZID=Asia/Tokyo:20270303T040000')
})

test('they are written to as voters, nobody as another’s guest, and the host as the one who chose', async () => {
  const { toHost, ada, lin, kim } = await decidedPoll()
  expect(ada?.subject).toMatch(/^The time is set: Reading circle/)
  expect(ada?.text).toMatch(/This time was chosen for “Reading circle”\. You said that you can come\./)
  expect(lin?.text).toMatch(/Diese Zeit wurde für „Reading circle“ gewählt\./)
  for (const mail of [ada, lin, kim]) {
    expect(mail?.text).not.toMatch(/guest|\bGast\b|Gäste|booked|gebucht|\/booking\//i)
    expect(mail?.text).toContain('/poll/')
    expect(mail?.calendar.match(/^ATTENDEE/gm)).toHaveLength(2)
  }
  expect(toHost?.text).toContain('You chose this time for “Reading circle”.')
  expect(toHost?.calendar).toMatch(/^SUMMARY:Reading circle$/m)
})

test('a day stays this date for everybody: in the mail, in the file and when it is moved', async () => {
  // Midnight in Auckland is still the day before in New York.
  const options = [{ start: '2027-03-02T11:00:00Z' }]
  const days = { isAllDay: true, timeZone: 'Pacific/Auckland', options }
  const { host, bookingId, toHost, ada, lin, kim } = await decidedPoll(days)
  for (const mail of [toHost, ada, lin, kim]) {
    expect(mail?.text).toMatch(/3.*2027\n(All day|Ganztägig|יום שלם)\n/)
    expect(mail?.text).not.toMatch(/\d:\d\d/)
    expect(mail?.calendar).toMatch(/DTSTART;VALUE=DATE:20270303\r?\nDTEND;VALUE=DATE:20270304\r?\n/)
  }
  const params = { id: bookingId }
  const { starts } = await host.api.call('GET /bookings/:id/slots', {
    params,
    query: { from: '2027-03-03T00:00:00Z', to: '2027-03-07T00:00:00Z' },
  })
  expect(starts.map((start) => start.slice(0, 10))).toEqual(['2027-03-04', '2027-03-05', '2027-03-06'])
  await host.api.call('POST /bookings/:id/reschedule', { params, body: { start: '2027-03-05T15:00:00Z' } })
  app.clock.advance(2)
  await tellAll(bookingId)
  const caughtMail = (await mailsTo(addressOf(host, 'ada'))).at(-1)
  expect(caughtMail?.text).toMatch(/Friday, March 5, 2027\nAll day\nFormer time: Wednesday, March 3, 2027\n/)
  expect(caughtMail?.calendars[0]?.content).toContain('DTSTART;VALUE=DATE:20270305')
})

test('an invitation says what it is about, which times there are, and until when', async () => {
  const host = await openAccount(app)
  const mel = addressOf(host, 'mel')
  const starts = Array.from({ length: 10 }, (_, day) => ({ start: `2027-03-${10 + day}T10:00:00Z` }))
  const poll = await addPoll(host, {
    description: 'We read\nsomething short.',
    deadline: '2027-03-08T17:00:00Z',
    options: starts,
    people: [{ email: mel, isRequired: false }],
  })
  await tellPoll(poll.id)
  const [caughtMail] = await mailsTo(mel)
  expect(caughtMail?.text).toMatch(/About:\n {2}We read\n {2}something short\./)
  expect(caughtMail?.text).toMatch(/Times:\n( {2}\w+, March \d+, 2027, \d\d:00 – \d\d:00\n){8} {2}and 2 more/)
  expect(caughtMail?.text).toMatch(/Time zone: .+\nVote until: Monday, March 8, 2027/)
})
