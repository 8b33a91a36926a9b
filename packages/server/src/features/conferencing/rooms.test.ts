import { startZoom } from '@scheduling/sandbox/zoom'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, TEST_PUBLIC_URL } from '../../testing/app.ts'
import { connectionsOf, connectTo, lookAfterAll } from '../../testing/google.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, hostView, openAccount } from '../../testing/hosts.ts'
import { eventOf } from '../../testing/webhooks.ts'
import { keepRoom } from './keep.ts'
import { planMeetingRoom } from './plan.ts'

const CLIENT = { clientId: 'client', clientSecret: 'secret' }
const webhookSecret = 'a secret of webhooks'
const place = { now: () => 0, url: '' }
const zoom = await startZoom({
  ...CLIENT,
  webhookSecret,
  redirectUris: [`${TEST_PUBLIC_URL}/calendar-connections/zoom`],
  webhookUrl: () => `${place.url}/hooks/zoom`,
  now: () => place.now(),
})
const origins = { authOrigin: zoom.url, tokenOrigin: zoom.url, apiOrigin: zoom.url }
const app = await startTestApp({ zoom: { ...CLIENT, ...origins, webhookSecret } })
place.now = () => app.clock.now()
place.url = app.url
afterAll(() => zoom.close())

beforeEach(() => {
  zoom.works()
  zoom.meetings.clear()
})

async function booked() {
  const host = await openAccount(app)
  await connectTo(host, 'zoom')
  const event = await addEvent(host, { locations: [{ kind: 'zoom' }] })
  return { host, ...(await book(app, host, event, '2027-03-02T09:00:00Z')) }
}

async function follow(host: TestHost, bookingId: string) {
  const event = await eventOf(app, host, bookingId)
  await planMeetingRoom(app.context, event)
  await keepRoom(app.context, event)
}

test('a meeting gets its room, keeps it when it moves, and gives it back', async () => {
  const { host, booking, manage } = await booked()
  await follow(host, booking.id)
  const [room] = [...zoom.meetings.values()]
  expect(room).toMatchObject({
    topic: 'Consultation: Ada Guest',
    start_time: '2027-03-02T09:00:00Z',
    duration: 30,
  })
  expect((await hostView(host, booking.id)).location).toEqual({ kind: 'zoom', url: room?.join_url })
  await manage.call('POST /manage/reschedule', { body: { start: '2027-03-02T10:00:00Z' } })
  await follow(host, booking.id)
  expect([...zoom.meetings.values()]).toMatchObject([{ id: room?.id, start_time: '2027-03-02T10:00:00Z' }])
  await manage.call('POST /manage/cancel', { body: {} })
  await follow(host, booking.id)
  expect(zoom.meetings.size).toBe(0)
})

test('there is one room, though the answer was lost', async () => {
  const { host, booking } = await booked()
  zoom.fails('dropped', 1)
  await expect(follow(host, booking.id)).rejects.toMatchObject({ failure: 'unavailable' })
  await keepRoom(app.context, { hostId: host.me.userID, bookingId: booking.id })
  expect(zoom.meetings.size).toBe(1)
  expect((await hostView(host, booking.id)).location).toHaveProperty('url')
})

test('a meeting from before the account was connected gets one', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host, { locations: [{ kind: 'zoom' }] })
  const { booking } = await book(app, host, event, '2027-03-02T09:00:00Z')
  await connectTo(host, 'zoom')
  await keepRoom(app.context, { hostId: host.me.userID, bookingId: booking.id })
  expect(zoom.meetings.size).toBe(1)
})

test.each([
  ['forbidden', 'forbidden'],
  ['rate_limited', 'rate_limited'],
  ['unavailable', 'unavailable'],
  ['garbled', 'invalid'],
] as const)(
  'while it answers %s bookings are taken, and the room comes when it works again',
  async (fault, failure) => {
    const { host, booking } = await booked()
    zoom.fails(fault)
    await expect(follow(host, booking.id)).rejects.toMatchObject({ failure })
    await lookAfterAll(app, host)
    expect((await connectionsOf(host))[0]).toMatchObject({ health: 'working' })
    zoom.works()
    await lookAfterAll(app, host)
    await keepRoom(app.context, { hostId: host.me.userID, bookingId: booking.id })
    expect(zoom.meetings.size).toBe(1)
  },
)

test('who removes the app there is disconnected here, and told', async () => {
  const { host } = await booked()
  expect(await zoom.deauthorise()).toBe(204)
  expect(await connectionsOf(host)).toEqual([])
  const { rowCount } = await app.context.pool.query(
    `select 1 from jobs.job where name = 'connection-broken' and data ->> 'hostId' = $1`,
    [host.me.userID],
  )
  expect(rowCount).toBe(1)
})

test('it is asked whether it is there, and answers', async () => {
  expect(await zoom.validate()).toBe(true)
})

test.each([
  ['without a signature', {}],
  ['with another’s', { 'x-zm-request-timestamp': '1', 'x-zm-signature': 'v0=00' }],
])('a call %s is refused', async (_name, headers) => {
  const { host } = await booked()
  const body = JSON.stringify({
    event: 'app_deauthorized',
    payload: { user_id: 'KDcuGIm1QgePTO8WbOqwIQ', account_id: 'gsYzhuLBQmeWOfdgs9ZtYQ' },
  })
  const { status } = await fetch(`${app.url}/hooks/zoom`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  expect(status).toBe(401)
  expect(await connectionsOf(host)).toHaveLength(1)
})
