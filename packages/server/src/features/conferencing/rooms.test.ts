import { startGoogle } from '@scheduling/sandbox/google'
import { startMicrosoft } from '@scheduling/sandbox/microsoft'
import { startZoom } from '@scheduling/sandbox/zoom'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestApp, TEST_PUBLIC_URL } from '../../testing/app.ts'
import { connectionsOf, connectTo, lookAfterAll } from '../../testing/stand-ins/google.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, hostView, openAccount } from '../../testing/hosts.ts'
import { eventOf } from '../../testing/webhooks.ts'
import { lockedBooking } from '../bookings/store.ts'
import { writeEvent } from '../calendars/write.ts'
import { keepRoom } from './keep.ts'
import { endMeetingRoom, planMeetingRoom } from './plan.ts'
import { eventually } from '../../testing/eventually.ts'

const CLIENT = { clientId: 'client', clientSecret: 'secret' }
const webhookSecret = 'a secret of webhooks'
const place = { now: () => 0, url: '' }
const optionsOf = (...providers: string[]) => ({
  ...CLIENT,
  redirectUris: providers.map((provider) => `${TEST_PUBLIC_URL}/calendar-connections/${provider}`),
  now: () => place.now(),
})
const zoom = await startZoom({
  ...optionsOf('zoom'),
  webhookSecret,
  webhookUrl: () => `${place.url}/hooks/zoom`,
})
const microsoft = await startMicrosoft(optionsOf('microsoft', 'teams'))
const google = await startGoogle(optionsOf('google'))
const registration = (url: string) => ({ ...CLIENT, authOrigin: url, tokenOrigin: url, apiOrigin: url })
const app = await startTestApp({
  registrations: {
    zoom: { ...registration(zoom.url), webhookSecret },
    microsoft: registration(microsoft.url),
    google: registration(google.url),
  },
})
place.now = () => app.clock.now()
place.url = app.url
afterAll(async () => {
  await zoom.close()
  await microsoft.close()
  await google.close()
})

/** A provider of rooms, for tests that run with all of them. */
interface StandIn {
  provider: 'zoom' | 'teams'
  kind: 'zoom' | 'microsoft_teams'
  rooms: () => { id: string | number; title: string; start: string; url: string }[]
  fails: typeof zoom.fails
  asked: () => number
}

const MEETINGS = [
  'me',
  'onlineMeetings.createOrGet',
  'onlineMeetings.patch',
  'onlineMeetings.delete',
] as const
const standIns: StandIn[] = [
  {
    provider: 'zoom',
    kind: 'zoom',
    rooms: () =>
      [...zoom.meetings.values()].map(({ id, topic: title, start_time: start, join_url: url }) => ({
        id,
        title,
        start,
        url,
      })),
    fails: zoom.fails,
    asked: () => zoom.answered.length,
  },
  {
    provider: 'teams',
    kind: 'microsoft_teams',
    rooms: () =>
      [...microsoft.account.meetings.values()].map(
        ({ id, subject: title, startDateTime: start, joinWebUrl: url }) => ({ id, title, start, url }),
      ),
    fails: (fault, times) => MEETINGS.forEach((endpoint) => microsoft.faults.begin(endpoint, fault, times)),
    asked: () => microsoft.answered.length,
  },
]

const HASTE = 40
const realTimeout = AbortSignal.timeout.bind(AbortSignal)

beforeEach(() => {
  works()
  zoom.meetings.clear()
  microsoft.account.meetings.clear()
  microsoft.account.calendars[0]?.events.clear()
  // The provider's requested wait is over.
  app.clock.advance(2)
})

afterEach(() => void vi.restoreAllMocks())

async function bookedIn({ provider, kind }: Pick<StandIn, 'provider' | 'kind'>) {
  const host = await openAccount(app)
  await connectTo(host, provider)
  const event = await addEvent(host, { locations: [{ kind }] })
  return { host, event, ...(await book(app, host, event, '2027-03-02T09:00:00Z')) }
}

async function follow(host: TestHost, bookingId: string) {
  const event = await eventOf(app, host, bookingId)
  await planMeetingRoom(app.context, event)
  await keepRoom(app.context, event)
}

function works() {
  zoom.works()
  microsoft.faults.end()
}

describe.each(standIns)('$provider', (standIn) => {
  test('a meeting gets its room, keeps it when it moves, and gives it back', async () => {
    const { host, booking, manage } = await bookedIn(standIn)
    await follow(host, booking.id)
    const [room] = standIn.rooms()
    expect(room?.title).toBe('Consultation: Ada Guest')
    expect(Date.parse(room?.start ?? '')).toBe(Date.parse('2027-03-02T09:00:00Z'))
    expect((await hostView(host, booking.id)).location).toEqual({ kind: standIn.kind, url: room?.url })
    await manage.call('POST /manage/reschedule', { body: { start: '2027-03-02T10:00:00Z' } })
    await follow(host, booking.id)
    const [moved, ...others] = standIn.rooms()
    expect(others).toEqual([])
    expect(moved).toMatchObject({ id: room?.id, url: room?.url })
    expect(Date.parse(moved?.start ?? '')).toBe(Date.parse('2027-03-02T10:00:00Z'))
    await manage.call('POST /manage/cancel', { body: {} })
    await follow(host, booking.id)
    expect(standIn.rooms()).toEqual([])
  })

  test('a meeting that takes place elsewhere gives its room back, and gets no other when it moves', async () => {
    const { host, booking, manage } = await bookedIn(standIn)
    await follow(host, booking.id)
    expect(standIn.rooms()).toHaveLength(1)
    const location = { kind: standIn.kind, url: 'https://rooms.example/own' }
    const params = { id: booking.id }
    await host.api.call('PUT /bookings/:id/location', { params, body: { location } })
    await endMeetingRoom(app.context, await eventOf(app, host, booking.id))
    await keepRoom(app.context, { hostId: host.me.userID, bookingId: booking.id })
    expect(standIn.rooms()).toEqual([])
    await manage.call('POST /manage/reschedule', { body: { start: '2027-03-02T10:00:00Z' } })
    await follow(host, booking.id)
    expect(standIn.rooms()).toEqual([])
    expect((await hostView(host, booking.id)).location).toEqual(location)
  })

  test('a meeting that was moved elsewhere before its room was made gets none', async () => {
    const { host, booking } = await bookedIn(standIn)
    const created = await eventOf(app, host, booking.id)
    const body = { location: { kind: 'address' as const, value: '1 Main Street' } }
    await host.api.call('PUT /bookings/:id/location', { params: { id: booking.id }, body })
    await planMeetingRoom(app.context, created)
    await keepRoom(app.context, created)
    expect(standIn.rooms()).toEqual([])
  })

  test('there is one room, though the answer was lost', async () => {
    const { host, booking } = await bookedIn(standIn)
    standIn.fails('dropped', 1)
    await expect(follow(host, booking.id)).rejects.toMatchObject({ failure: 'unavailable' })
    works()
    await keepRoom(app.context, { hostId: host.me.userID, bookingId: booking.id })
    expect(standIn.rooms()).toHaveLength(1)
    expect((await hostView(host, booking.id)).location).toHaveProperty('url')
  })

  test('a token that is refused once is replaced, and the room is made at once', async () => {
    const { host, booking } = await bookedIn(standIn)
    standIn.fails('unauthorized', 1)
    await follow(host, booking.id)
    expect(standIn.rooms()).toHaveLength(1)
    expect((await connectionsOf(host))[0]).toMatchObject({ health: 'working', lastFailure: null })
  })

  test('a meeting from before the account was connected gets one', async () => {
    const host = await openAccount(app)
    const event = await addEvent(host, { locations: [{ kind: standIn.kind }] })
    const { booking } = await book(app, host, event, '2027-03-02T09:00:00Z')
    await connectTo(host, standIn.provider)
    await keepRoom(app.context, { hostId: host.me.userID, bookingId: booking.id })
    expect(standIn.rooms()).toHaveLength(1)
  })

  test.each([
    ['forbidden', 'forbidden'],
    ['refused', 'unavailable'],
    ['unavailable', 'unavailable'],
    ['garbled', 'invalid'],
    ['hanging', 'unavailable'],
  ] as const)(
    'while it answers %s bookings are taken, and the room comes when it works again',
    async (fault, failure) => {
      const { host, booking } = await bookedIn(standIn)
      standIn.fails(fault)
      // Shortens the timeout, so the test is quick.
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => realTimeout(milliseconds / HASTE))
      await expect(follow(host, booking.id)).rejects.toMatchObject({ failure })
      await lookAfterAll(app, host)
      vi.restoreAllMocks()
      expect((await connectionsOf(host))[0]).toMatchObject({ health: 'working' })
      works()
      await lookAfterAll(app, host)
      await keepRoom(app.context, { hostId: host.me.userID, bookingId: booking.id })
      expect(standIn.rooms()).toHaveLength(1)
    },
  )

  test('one that asks for a rest gets it, and the room comes afterwards', async () => {
    const { host, booking } = await bookedIn(standIn)
    standIn.fails('rate_limited', 1)
    await expect(follow(host, booking.id)).rejects.toMatchObject({ failure: 'rate_limited', restMs: 30_000 })
    works()
    const asked = standIn.asked()
    const job = { hostId: host.me.userID, bookingId: booking.id }
    await expect(keepRoom(app.context, job)).rejects.toMatchObject({ failure: 'rate_limited' })
    expect(standIn.asked()).toBe(asked)
    app.clock.advance(1)
    await keepRoom(app.context, job)
    expect(standIn.rooms()).toHaveLength(1)
  })
})

test('beside another calendar Teams makes the room; in an Outlook calendar it comes with the event', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  await connectTo(host, 'google')
  await connectTo(other, 'microsoft')
  for (const one of [host, other]) {
    await connectTo(one, 'teams')
    const event = await addEvent(one, { locations: [{ kind: 'microsoft_teams' }] })
    const { booking } = await book(app, one, event, '2027-03-02T09:00:00Z')
    await follow(one, booking.id)
  }
  expect(microsoft.account.meetings.size).toBe(1)
})

/** Waits until so many queries are blocked by another transaction. */
async function waiting(count: number) {
  await eventually(async () => {
    const { rowCount } = await app.context.pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rowCount).toBe(count)
  })
}

test('a meeting gets one room, though Teams and an Outlook calendar are chosen in the same moment', async () => {
  const host = await openAccount(app)
  await connectTo(host, 'microsoft')
  const [main] = (await host.api.call('GET /calendars')).calendars
  await host.api.call('PUT /calendars', { body: { blocking: [], target: null } })
  const event = await addEvent(host, { locations: [{ kind: 'microsoft_teams' }] })
  const { booking } = await book(app, host, event, '2027-03-02T09:00:00Z')
  const job = { hostId: host.me.userID, bookingId: booking.id }

  const both = await app.context.db.transaction().execute(async (trx) => {
    await lockedBooking(trx, job.hostId, job.bookingId)
    const connected = connectTo(host, 'teams')
    await waiting(1)
    const target = { connectionId: main?.connectionId ?? '', id: main?.id ?? '' }
    const chosen = host.api.call('PUT /calendars', { body: { blocking: [], target } })
    await waiting(2)
    return [connected, chosen]
  })
  await Promise.all(both)
  await keepRoom(app.context, job)
  await writeEvent(app.context, job)

  const [entry, ...others] = microsoft.account.calendars[0]?.events.values() ?? []
  expect(others).toEqual([])
  expect([...microsoft.account.meetings.values()].length + Number(Boolean(entry?.onlineMeeting))).toBe(1)
})

test('who removes the app there is disconnected here, and told', async () => {
  const { host } = await bookedIn({ provider: 'zoom', kind: 'zoom' })
  expect(await zoom.deauthorize()).toBe(204)
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
  const { host } = await bookedIn({ provider: 'zoom', kind: 'zoom' })
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

const zoomRooms = () => [...zoom.meetings.values()].map(({ topic, join_url }) => ({ topic, join_url }))

test('invitees of a meeting with seats share one room, and it stays until the last leaves', async () => {
  const host = await openAccount(app)
  await connectTo(host, 'zoom')
  const event = await addEvent(host, { locations: [{ kind: 'zoom' }], seats: 3 })
  const joined = await Promise.all(
    ['2027-03-02T09:00:00Z', '2027-03-02T09:00:00Z'].map(async (start) => book(app, host, event, start)),
  )
  const [ada, bo] = joined.map(({ booking, manage }) => ({ id: booking.id, manage }))
  if (!ada || !bo) throw new Error('nobody joined')
  const urlOf = async (id: string) => {
    const { location } = await hostView(host, id)
    return 'url' in location ? location.url : undefined
  }
  for (const { id } of [bo, ada]) await follow(host, id)
  const [room, ...others] = zoomRooms()
  expect(others).toEqual([])
  expect(room?.topic).toBe('Consultation')
  for (const { id } of [ada, bo]) expect(await urlOf(id)).toBe(room?.join_url)
  const { booking: cy } = await book(app, host, event, '2027-03-02T09:00:00Z')
  expect(await urlOf(cy.id)).toBe(room?.join_url)

  await bo.manage.call('POST /manage/reschedule', { body: { start: '2027-03-02T10:00:00Z' } })
  for (const id of [bo.id, ada.id, cy.id]) await follow(host, id)
  expect(zoomRooms()).toHaveLength(2)
  expect(zoomRooms()).toContainEqual(room)
  expect(await urlOf(bo.id)).toBe(zoomRooms().find((one) => one.join_url !== room?.join_url)?.join_url)

  await bo.manage.call('POST /manage/reschedule', { body: { start: '2027-03-02T09:00:00Z' } })
  await follow(host, bo.id)
  expect(zoomRooms()).toEqual([room])
  const params = { id: cy.id }
  await host.api.call('POST /bookings/:id/cancel', { params, body: {} })
  await follow(host, cy.id)
  await ada.manage.call('POST /manage/cancel', { body: {} })
  for (const id of [ada.id, bo.id]) await follow(host, id)
  expect(zoomRooms()).toEqual([room])
  expect(await urlOf(bo.id)).toBe(room?.join_url)
  const all = { params: { id: bo.id }, body: { allInvitees: true } }
  await host.api.call('POST /bookings/:id/cancel', all)
  await follow(host, bo.id)
  expect(zoomRooms()).toEqual([])
})
