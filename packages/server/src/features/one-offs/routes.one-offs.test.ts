import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, bookingOf, openAccount } from '../../testing/hosts.ts'
import { openPage } from '../../testing/pages.ts'
import { cleanUpOneOffs } from './operations.ts'

const app = await startTestApp({ hasPlans: true })
const HOUR = 60

const EARLY = '2027-03-02T05:00:00Z'
const LATE = '2027-03-02T20:15:00Z'
const NOON = '2027-03-03T12:00:00Z'
const span = { from: '2027-03-01T00:00:00Z', to: '2027-03-08T00:00:00Z' }

const offer = (host: TestHost, change: object = {}) =>
  host.api.call('POST /one-offs', {
    body: {
      name: 'Catch up',
      duration: 45,
      locations: [{ kind: 'google_meet' }],
      slots: [NOON, EARLY, LATE],
      ...change,
    },
  })

const isoOf = (text: string) => new Date(text).toISOString()
const startsOf = async (host: TestHost, event: string) =>
  (await app.visitor.call('GET /slots', { query: { owner: host.me.link, event, ...span } })).starts

test('its link offers the picked times that are free, outside of the hours as well', async () => {
  const host = await openAccount(app)
  const oneOff = await offer(host)
  expect(oneOff).toMatchObject({
    state: 'pending',
    slots: [EARLY, LATE, NOON].map(isoOf),
    slug: expect.stringMatching(/^[a-z0-9]{12}$/) as string,
    bookingId: null,
    expiresAt: null,
    holdsTimes: false,
  })
  expect(await startsOf(host, oneOff.slug)).toHaveLength(3)
  await book(app, host, await addEvent(host), NOON.replace('12:00', '12:30'))
  expect(await startsOf(host, oneOff.slug)).toHaveLength(2)
  const { starts } = await host.api.call('GET /one-offs/:id/slots', { params: oneOff, query: span })
  expect(starts).toHaveLength(2)
})

test('once taken its link is done, and the meeting can be moved and canceled like any other', async () => {
  const host = await openAccount(app)
  const oneOff = await offer(host)
  const { booking, manage } = await book(app, host, oneOff, LATE)
  expect(booking).toMatchObject({ eventName: 'Catch up', duration: 45, eventSlug: null })
  expect(await host.api.call('GET /one-offs/:id', { params: oneOff })).toMatchObject({
    state: 'taken',
    bookingId: booking.id,
  })
  expect((await host.api.call('GET /one-offs')).oneOffs).toEqual([])
  const body = bookingOf(host, oneOff, EARLY)
  expect((await app.visitor.refusal('POST /bookings', { body })).code).toBe('link_expired')
  const page = await openPage(app.url, `/${host.me.link}/${oneOff.slug}`)
  expect([page.status, page.data.kind]).toEqual([410, 'link_expired'])

  const moved = await manage.call('POST /manage/reschedule', { body: { start: '2027-03-03T10:00:00Z' } })
  expect(moved).toMatchObject({ id: booking.id, start: isoOf('2027-03-03T10:00:00Z'), duration: 45 })
  expect(await manage.call('POST /manage/cancel', { body: {} })).toMatchObject({ status: 'canceled' })
})

test('of many who want it at once one gets it, whichever time each wants', async () => {
  const host = await openAccount(app)
  const oneOff = await offer(host, { holdsTimes: true })
  const wanted = [EARLY, LATE, NOON, EARLY, LATE, NOON]
  const answers = await Promise.all(
    wanted.map((start) => app.visitor.try('POST /bookings', { body: bookingOf(host, oneOff, start) })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
})

test('held times are kept from other bookings until one is taken, or it is deleted', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host)
  const oneOff = await offer(host, { holdsTimes: true })
  const body = bookingOf(host, event, NOON)
  expect((await app.visitor.refusal('POST /bookings', { body })).code).toBe('slot_taken')
  expect((await host.api.call('GET /busy', { query: span })).times).toContainEqual({
    start: isoOf(NOON),
    end: isoOf('2027-03-03T12:45:00Z'),
    calendars: [],
  })
  expect(await startsOf(host, oneOff.slug)).toHaveLength(3)
  await book(app, host, oneOff, LATE)
  await book(app, host, event, NOON)

  const other = await offer(host, { slots: ['2027-03-04T12:00:00Z'], holdsTimes: true })
  await host.api.call('DELETE /one-offs/:id', { params: other })
  await book(app, host, event, '2027-03-04T12:00:00Z')
})

test('deleted, expired or all past: the link has expired, and it is no pending any more', async () => {
  const host = await openAccount(app)
  const [deleted, expiring, past] = [
    await offer(host),
    await offer(host, { expiresAt: '2027-03-01T10:00:00Z' }),
    await offer(host, { slots: ['2027-03-01T09:00:00Z'] }),
  ]
  const pendings = async () => (await host.api.call('GET /one-offs')).oneOffs.map(({ id }) => id)
  expect((await pendings()).toSorted()).toEqual([deleted.id, expiring.id, past.id].toSorted())
  await host.api.call('DELETE /one-offs/:id', { params: deleted })
  expect((await host.api.refusal('DELETE /one-offs/:id', { params: { id: deleted.id } })).code).toBe(
    'one_off_not_found',
  )
  app.clock.advance(2 * HOUR)
  expect(await pendings()).toEqual([])
  for (const { slug } of [deleted, expiring, past])
    expect((await openPage(app.url, `/${host.me.link}/${slug}`)).data.kind).toBe('link_expired')
  app.clock.advance(-2 * HOUR)
})

test.each([
  ['a web address in its name', { name: 'See https://evil.example' }, 'name'],
  ['no time', { slots: [] }, 'slots'],
  ['a time that is past', { slots: ['2027-03-01T07:00:00Z'] }, 'slots[0]'],
  ['a time twice', { slots: [NOON, EARLY, NOON] }, 'slots[2]'],
  ['an end that is past', { expiresAt: '2027-03-01T08:00:00Z' }, 'expiresAt'],
  ['no location', { locations: [] }, 'locations'],
])('%s is refused', async (_, change, path) => {
  const host = await openAccount(app)
  const body = { name: 'X', duration: 30, locations: [{ kind: 'zoom' }], slots: [NOON], ...change }
  expect(await host.api.refusal('POST /one-offs', { body })).toMatchObject({
    code: 'invalid_input',
    errors: [{ path }],
  })
})

test('what can still be taken counts to the event limit', async () => {
  const host = await openAccount(app)
  await app.context.pool.query('update plans set event_numbers = 1 where host_id = $1', [host.me.userID])
  const oneOff = await offer(host)
  const body = { name: 'X', duration: 30, locations: [{ kind: 'zoom' }], slots: [NOON] }
  expect((await host.api.refusal('POST /one-offs', { body })).code).toBe('event_limit_reached')
  await host.api.call('DELETE /one-offs/:id', { params: oneOff })
  await offer(host)
})

test('of many offered at once only what the event limit leaves is added', async () => {
  const host = await openAccount(app)
  await app.context.pool.query('update plans set event_numbers = 1 where host_id = $1', [host.me.userID])
  // Open the connections first: otherwise the requests do not run at the same time.
  await Promise.all(Array.from({ length: 4 }, () => host.api.call('GET /one-offs')))
  const body = { name: 'X', duration: 30, locations: [{ kind: 'zoom' as const }], slots: [NOON] }
  const answers = await Promise.all(Array.from({ length: 4 }, () => host.api.try('POST /one-offs', { body })))
  const byStatus = (status: number) => answers.filter((answer) => answer.status === status).length
  expect([byStatus(201), byStatus(402)]).toEqual([1, 3])
})

test('what has long been over is deleted for good, unless its meeting can still be moved', async () => {
  const host = await openAccount(app)
  const oneOff = await offer(host)
  app.clock.advance(100 * 24 * HOUR)
  await cleanUpOneOffs(app.context)
  await cleanUpOneOffs(app.context)
  app.clock.advance(-100 * 24 * HOUR)
  expect((await host.api.refusal('GET /one-offs/:id', { params: { id: oneOff.id } })).code).toBe(
    'one_off_not_found',
  )
})
