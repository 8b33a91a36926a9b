import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { hostView, openAccount } from '../../testing/hosts.ts'
import { openPage, sendForm } from '../../testing/pages.ts'
import { addPoll, addressOf, votingIn } from '../../testing/polls.ts'
import { openMailApp } from '../notifications/testing/mail-app.ts'
import { planJoinedMails } from '../notifications/jobs.ts'
import type { PlannedMail } from '../notifications/plan.ts'
import { MAILS } from '../notifications/queues.ts'
import { tellNews } from '../notifications/tell.ts'
import type { Joined } from '../bookings/events.ts'

const app = await startTestApp()
const { postOffice, tellAll, mailsTo } = await openMailApp(app)
const { vote, newsOf, seen } = votingIn(app)

/** Ada can come to the final meeting, Kim said no. */
async function decided(change: object = {}) {
  const host = await openAccount(app)
  const poll = await addPoll(host, { notifiesHost: false, ...change })
  const ada = await vote(host, poll.slug, 'Ada', { 0: 'yes' })
  const kim = await vote(host, poll.slug, 'Kim', { 0: 'no', 1: 'yes' }, { timeZone: 'Asia/Tokyo' })
  const finish = async () => {
    const { bookingId } = await host.api.call('POST /polls/:id/finish', { params: poll, body: { option: 0 } })
    return String(bookingId)
  }
  return { host, poll, ada, kim, finish }
}

const attend = (token: string) => app.visitor.call('POST /polls/votes/attend', { body: { token } })
const refused = async (token: string) =>
  (await app.visitor.refusal('POST /polls/votes/attend', { body: { token } })).code
const joinedOf = async ({ me }: TestHost): Promise<Joined[]> => {
  const { rows } = await app.context.pool.query<{ data: Joined }>(
    `select data from jobs.job where name = 'booking-joined' and data ->> 'hostId' = $1`,
    [me.userID],
  )
  return rows.map(({ data }) => data)
}

const mailsOf = async (bookingId: string): Promise<PlannedMail[]> => {
  const { rows } = await app.context.pool.query<{ mail: PlannedMail }>(
    `select data -> 'mail' as mail from jobs.job where name = $1 and data -> 'mail' ->> 'bookingId' = $2`,
    [MAILS.name, bookingId],
  )
  return rows.map(({ mail }) => mail)
}

test('whoever had voted no comes after all: they are invited, the host is told once, and nobody else hears of it', async () => {
  const { host, poll, kim, finish } = await decided()
  expect(await refused(kim.token)).toBe('not_coming')
  const bookingId = await finish()
  await tellAll(bookingId)
  for (let turn = 0; turn < 2; turn++) expect((await attend(kim.token)).declines).toBe('may')
  expect((await hostView(host, bookingId)).guests).toEqual([addressOf(host, 'kim')])
  expect((await newsOf(poll.id)).filter((kind) => kind === 'attends_host')).toHaveLength(1)
  expect((await seen(host, poll.slug)).options[0]?.tally).toEqual({ yes: 2, ifNeedBe: 0, no: 0 })

  const joined = await joinedOf(host)
  expect(joined.map(({ added }) => added)).toEqual([addressOf(host, 'kim')])
  for (const event of joined) await planJoinedMails(app.context, event)
  const planned = await mailsOf(bookingId)
  expect(planned.map(({ recipient }) => recipient)).toEqual([addressOf(host, 'kim')])
  for (const mail of planned) await tellNews(postOffice, mail)
  const invited = (await mailsTo(addressOf(host, 'kim'))).at(-1)
  // In Tokyo it is the next day.
  expect(invited?.text).toContain('Wednesday, March 3, 2027')
  expect(invited?.invitation).toContain('REQUEST')
})

test('whoever had declined takes that back', async () => {
  const { host, ada, finish } = await decided()
  const bookingId = await finish()
  await app.visitor.call('POST /polls/votes/decline', { body: { token: ada.token } })
  expect((await attend(ada.token)).declines).toBe('may')
  const { rows } = await app.context.pool.query('select declined from bookings where id = $1', [bookingId])
  expect(rows).toEqual([{ declined: [] }])
  expect((await joinedOf(host)).map(({ added }) => added)).toEqual([null])
})

test('not where no place is left', async () => {
  const options = [{ start: '2027-03-02T19:00:00Z', capacity: 1 }, { start: '2027-03-03T19:00:00Z' }]
  const { kim, finish } = await decided({ options })
  await finish()
  expect(await refused(kim.token)).toBe('option_full')
})

test('the page of who comes leads to the meeting and to calendars; whoever does not come is asked', async () => {
  const { ada, kim, finish } = await decided({
    locations: [{ kind: 'custom', value: 'https://rooms.example/circle' }],
  })
  await finish()
  const location = { kind: 'custom', value: 'https://rooms.example/circle' }
  const shown = async (token: string) => (await openPage(app.url, `/poll/${token}`)).data
  expect(await shown(ada.token)).toMatchObject({ own: { declines: 'may' }, meeting: { location } })
  const file = await fetch(`${app.url}/poll/${ada.token}/invite.ics`)
  expect(await file.text()).toContain('SUMMARY:Reading circle')
  const site = await fetch(`${app.url}/poll/${ada.token}/calendar/google`, { redirect: 'manual' })
  expect(site.headers.get('location')).toContain('dates=20270302T190000Z%2F20270302T200000Z')

  expect((await fetch(`${app.url}/poll/${kim.token}/invite.ics`)).status).toBe(410)
  expect(await shown(kim.token)).toMatchObject({
    own: { declines: 'not_invited' },
    meeting: { location: null },
  })
  await sendForm(app.url, `/poll/${kim.token}`, { attend: '1' })
  expect(await shown(kim.token)).toMatchObject({ own: { declines: 'may' }, meeting: { location } })
})
