import { expect, test } from 'vitest'
import type { HostId } from '../../host-id.ts'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { openPage } from '../../testing/pages.ts'
import { openTeam } from '../../testing/teams.ts'
import { VIEWS } from './views.ts'
import { eventually } from '../../testing/eventually.ts'

const app = await startTestApp({ roles: ['web', 'worker'] })
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' }

const asked = async ({ api }: TestHost, from: string, to = from) =>
  api.call('GET /analytics', { query: { from, to } })

test('what happens is counted on its day, as the host’s clock has it', async () => {
  app.clock.set('2027-03-01T08:00:00Z')
  const host = await openAccount(app, { timeZone: 'Pacific/Auckland' })
  const event = await addEvent(host)
  const testBooking = await book(app, host, event, '2027-03-02T20:00:00Z')
  const moved = await book(app, host, event, '2027-03-02T21:00:00Z')
  const given = await book(app, host, event, '2027-03-02T22:00:00Z')
  await moved.manage.call('POST /manage/reschedule', { body: { start: '2027-03-03T21:00:00Z' } })
  await given.manage.call('POST /manage/cancel', { body: {} })
  const nothing = { views: 0, bookings: 0, rescheduled: 0, canceled: 0, completed: 0 }
  // It is 9 PM there.
  await eventually(async () =>
    expect((await asked(host, '2027-03-01')).counts).toEqual({
      ...nothing,
      bookings: 3,
      rescheduled: 1,
      canceled: 1,
    }),
  )
  app.clock.set('2027-03-03T08:00:00Z')
  const { counts, days, weekdays, timeZone } = await asked(host, '2027-02-28', '2027-03-04')
  expect(timeZone).toBe('Pacific/Auckland')
  expect(counts).toEqual({ ...nothing, bookings: 3, rescheduled: 1, canceled: 1, completed: 1 })
  expect(days.map(({ date, bookings, completed }) => [date, bookings, completed])).toEqual([
    ['2027-02-28', 0, 0],
    ['2027-03-01', 3, 0],
    ['2027-03-02', 0, 0],
    ['2027-03-03', 0, 1],
    ['2027-03-04', 0, 0],
  ])
  expect(weekdays.filter(({ meetings }) => meetings > 0)).toEqual([
    { weekday: 'wed', meetings: 1 },
    { weekday: 'thu', meetings: 1 },
  ])
  expect(testBooking.booking.status).toBe('scheduled')
})

test('what is booked, from where, and for which hour of the week is ranked', async () => {
  app.clock.set('2027-03-01T08:00:00Z')
  const host = await openAccount(app, { timeZone: 'Pacific/Auckland' })
  const [intro, review] = [await addEvent(host, { name: 'Intro' }), await addEvent(host, { name: 'Review' })]
  // The visitor's own day: Wednesday, 9 AM, twice, and Thursday, 10 AM.
  await book(app, host, intro, '2027-03-02T20:00:00Z', { tracking: { utm_source: 'newsletter' } })
  const canceled = await book(app, host, intro, '2027-03-09T20:00:00Z')
  await book(app, host, review, '2027-03-03T21:00:00Z')
  await canceled.manage.call('POST /manage/cancel', { body: {} })
  const { eventTypes } = await asked(host, '2027-02-28', '2027-03-01')
  expect(eventTypes).toEqual([
    { id: intro.id, name: 'Intro', bookings: 2, days: [0, 2] },
    { id: review.id, name: 'Review', bookings: 1, days: [0, 1] },
  ])
  expect((await asked(host, '2027-03-01')).sources).toEqual([
    { source: null, bookings: 2 },
    { source: 'newsletter', bookings: 1 },
  ])
  expect((await asked(host, '2027-03-01', '2027-03-31')).hours).toEqual([
    { weekday: 'wed', hour: 9, meetings: 1 },
    { weekday: 'thu', hour: 10, meetings: 1 },
  ])
  expect((await asked(host, '2027-03-02', '2027-03-31')).eventTypes).toEqual([])
})

test('an organization sees to how many meetings each of its people comes', async () => {
  app.clock.set('2027-03-01T08:00:00Z')
  const team = await openTeam(app, 2)
  const booked: TestHost[] = []
  for (const start of ['2027-03-02T09:00:00Z', '2027-03-02T10:00:00Z', '2027-03-03T09:00:00Z'])
    booked.push(...(await team.book(start)).who)
  const span = { from: '2027-03-02', to: '2027-03-03' }
  const { people } = await team.organization.api.call('GET /analytics', { query: span })
  const meetingsOf = (host: TestHost) => booked.filter(({ me }) => me.userID === host.me.userID).length
  expect(people.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
    team.people
      .map((host) => ({ id: host.me.userID, name: host.me.userName, meetings: meetingsOf(host) }))
      .toSorted((a, b) => a.id.localeCompare(b.id)),
  )
  expect(people.map(({ meetings }) => meetings)).toEqual([2, 1])
  expect((await asked(team.people[0] as TestHost, span.from, span.to)).people).toEqual([])
})

test('a page that somebody opens is a view; robots, browsers that get ready, and wrong addresses are none', async () => {
  app.clock.set('2027-03-01T08:00:00Z')
  const host = await openAccount(app)
  const { slug } = await addEvent(host)
  const page = `/${host.me.link}/${slug}`
  for (const path of [page, `/${host.me.link}`]) await openPage(app.url, path, BROWSER)
  await openPage(app.url, page, { 'user-agent': 'Examplebot/2.1' })
  await openPage(app.url, page, { ...BROWSER, 'sec-purpose': 'prefetch' })
  await openPage(app.url, `/${host.me.link}/nothing-here`, BROWSER)
  expect((await asked(host, '2027-03-01')).counts.views).toBe(2)
  await openPage(app.url, page, BROWSER)
  expect((await asked(host, '2027-03-01')).days[0]?.views).toBe(3)
})

test('a host who is gone when views are written keeps no other’s from being written', async () => {
  const host = await openAccount(app)
  const counter = app.context.service(VIEWS)
  counter.count('00000000-0000-4000-8000-000000000000' as HostId, '2027-03-01')
  counter.count(host.me.userID, '2027-03-01')
  await counter.write()
  expect((await asked(host, '2027-03-01')).counts.views).toBe(1)
})

test('nobody sees the numbers of somebody else, and a span that is no span is refused', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  app.context.service(VIEWS).count(host.me.userID, '2027-03-01')
  expect((await asked(other, '2027-03-01')).counts.views).toBe(0)
  const refused = async (from: string, to: string) =>
    (await host.api.refusal('GET /analytics', { query: { from, to } })).errors
  expect(await refused('2027-03-02', '2027-03-01')).toMatchObject([{ path: 'to' }])
  // Both days count: 366 days here, and 365 below.
  expect(await refused('2026-03-01', '2027-03-01')).toMatchObject([{ path: 'from' }])
  expect(
    (await host.api.call('GET /analytics', { query: { from: '2026-03-02', to: '2027-03-01' } })).days,
  ).toHaveLength(365)
  expect(await refused('yesterday', '2027-03-01')).toMatchObject([{ path: 'from' }])
})
