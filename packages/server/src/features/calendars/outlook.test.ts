import { startMicrosoft } from '@scheduling/sandbox/microsoft'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, TEST_PUBLIC_URL } from '../../testing/app.ts'
import { calendarsIn, sharesWithNoEarlierTest } from '../../testing/stand-ins/calendars.ts'
import { connectionsOf, connectTo, lookAfterAll } from '../../testing/stand-ins/google.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { book, hostView } from '../../testing/hosts.ts'
import { eventOf } from '../../testing/webhooks.ts'
import { planEvent } from './plan.ts'
import { writeEvent } from './write.ts'

// What only Outlook has. This is a personal account.
const CLIENT = { clientId: 'client', clientSecret: 'secret' }
const clock = { now: () => 0 }
const microsoft = await startMicrosoft({
  ...CLIENT,
  isPersonal: true,
  redirectUris: [`${TEST_PUBLIC_URL}/calendar-connections/microsoft`],
  now: () => clock.now(),
  reach: () => 'http://127.0.0.1:1',
})
const { url } = microsoft
const app = await startTestApp({
  registrations: { microsoft: { ...CLIENT, authOrigin: url, tokenOrigin: url, apiOrigin: url } },
})
sharesWithNoEarlierTest(app)
clock.now = () => app.clock.now()
afterAll(() => microsoft.close())

const [main] = microsoft.account.calendars
beforeEach(() => main?.events.clear())

type Entry = Partial<Parameters<NonNullable<typeof main>['events']['set']>[1]>

const moment = (dateTime: string) => ({ dateTime: `${dateTime}.0000000`, timeZone: 'UTC' })

function put(start: string, end: string, change: Entry = {}) {
  main?.events.set('one', { id: 'one', subject: 'One', start: moment(start), end: moment(end), ...change })
}

const connected = async () =>
  calendarsIn(app).connectedHost(async (host) => connectTo(host, 'microsoft'), {
    locations: [{ kind: 'microsoft_teams' }],
  })

async function seen(host: TestHost, slug: string): Promise<string[]> {
  await lookAfterAll(app, host)
  const { starts } = await app.visitor.call('GET /slots', {
    query: { owner: host.me.link, event: slug, from: '2027-03-02T00:00:00Z', to: '2027-03-04T00:00:00Z' },
  })
  return starts.map((start) => start.slice(8, 16))
}

test('a personal account reads and writes, and goes without a room where it gets none', async () => {
  const { host, event } = await connected()
  expect((await connectionsOf(host))[0]).toMatchObject({ account: 'host@outlook.example', health: 'working' })
  const { booking } = await book(app, host, event, '2027-03-02T09:00:00Z')
  const bookingEvent = await eventOf(app, host, booking.id)
  await planEvent(app.context, bookingEvent)
  await writeEvent(app.context, bookingEvent)
  expect([...(main?.events.values() ?? [])]).toMatchObject([{ onlineMeeting: null }])
  expect((await hostView(host, booking.id)).location).toEqual({ kind: 'microsoft_teams' })
})

test('a whole day is that of the zone in which it was entered, called as Windows does', async () => {
  const { host, event } = await connected()
  const day = { isAllDay: true, showAs: 'oof' as const }
  put('2027-03-02T00:00:00', '2027-03-03T00:00:00', {
    ...day,
    originalStartTimeZone: 'Pacific Standard Time',
  })
  const free = await seen(host, event.slug)
  // In Los Angeles that Tuesday lasts from 8:00 to 8:00 UTC.
  expect(free.filter((start) => start.startsWith('02'))).toEqual([])
  expect(free.filter((start) => start.startsWith('03'))[0]).toBe('03T09:00')
  put('2027-03-02T00:00:00', '2027-03-03T00:00:00', { ...day, originalStartTimeZone: 'Tokyo Standard Time' })
  // In Tokyo it ends at 15:00 UTC.
  expect((await seen(host, event.slug))[0]).toBe('02T15:00')
  put('2027-03-02T00:00:00', '2027-03-03T00:00:00', day)
  expect((await seen(host, event.slug))[0]).toBe('03T09:00')
})

test.each<[NonNullable<Entry['showAs']>, 'tentative' | 'out_of_office' | 'elsewhere', boolean]>([
  ['tentative', 'tentative', true],
  ['oof', 'out_of_office', true],
  ['workingElsewhere', 'elsewhere', false],
])('whether %s counts as busy is chosen for each calendar', async (showAs, kind, isUsual) => {
  const { host, connection, event } = await connected()
  put('2027-03-02T09:00:00', '2027-03-02T17:00:00', { showAs })
  const first = async () => (await seen(host, event.slug))[0]
  const choose = async (counted: (typeof kind)[]) =>
    host.api.call('PUT /calendars/counted', {
      body: { connectionId: connection.id, id: main?.id ?? '', counted },
    })
  expect(await first()).toBe(isUsual ? '03T09:00' : '02T09:00')
  await choose([])
  expect(await first()).toBe('02T09:00')
  const { calendars } = await choose([kind])
  expect(calendars.find(({ id }) => id === main?.id)?.counted).toEqual([kind])
  expect(await first()).toBe('03T09:00')
})
