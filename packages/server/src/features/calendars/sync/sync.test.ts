import type { GoogleEvent } from '@scheduling/sandbox/google'
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { calendarsIn } from '../../../testing/stand-ins/calendars.ts'
import { connect, lookAfterAll, startGoogleApp } from '../../../testing/stand-ins/google.ts'
import type { TestHost } from '../../../testing/hosts.ts'
import { addEvent, book, hostView, openAccount } from '../../../testing/hosts.ts'
import { eventOf } from '../../../testing/webhooks.ts'
import { eventKeyOf } from '../event-key.ts'
import { planEvent } from '../plan.ts'
import { writeEvent } from '../write.ts'
import { eventually } from '../../../testing/eventually.ts'

const { app, google } = await startGoogleApp()
const { follow } = calendarsIn(app)
const [main] = google.account.calendars

beforeEach(() => {
  google.faults.end()
  for (const { events } of google.account.calendars) events.clear()
  app.clock.advance(2)
})

async function bookedHost(given: Parameters<typeof book>[4] = {}) {
  const host = await openAccount(app)
  await connect(host)
  await lookAfterAll(app, host)
  const event = await addEvent(host)
  const booked = await book(app, host, event, '2027-03-02T09:00:00Z', given)
  await follow(host, booked.booking.id)
  return { host, event, ...booked, entry: entryOf(booked.booking.id) }
}

function entryOf(bookingId: string) {
  const id = eventKeyOf(bookingId)
  return (change: Partial<GoogleEvent>) => {
    const googleEvent = main?.events.get(id)
    if (!googleEvent) throw new Error('It is not written')
    main?.events.set(id, { ...googleEvent, ...change })
  }
}

const declined = (email: string) => ({ attendees: [{ email, responseStatus: 'declined' }] })
const at = (start: string, end: string) => ({ start: { dateTime: start }, end: { dateTime: end } })
const dueLooks = async (host: TestHost) => {
  const { rows } = await app.context.pool.query(
    `select 1 from jobs.job where name = 'connection-looks' and data ->> 'hostId' = $1`,
    [host.me.userID],
  )
  return rows.length
}

test('a meeting that was moved in the calendar moves, and the invitee is told of it by the host', async () => {
  const { host, booking, entry } = await bookedHost()
  entry(at('2027-03-02T20:00:00Z', '2027-03-02T20:45:00Z'))
  await lookAfterAll(app, host)
  expect(await hostView(host, booking.id)).toMatchObject({
    start: '2027-03-02T20:00:00.000Z',
    end: '2027-03-02T20:45:00.000Z',
    rescheduledBy: 'host',
  })
  await lookAfterAll(app, host)
  const { rows } = await app.context.pool.query<{ kind: string }>(
    `select data ->> 'kind' as kind from jobs.job where name = 'booking-events' and data ->> 'bookingId' = $1`,
    [booking.id],
  )
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['booking.created', 'booking.rescheduled'])
})

test.each<[string, Partial<GoogleEvent>, 'host' | 'invitee']>([
  ['deleted', { status: 'cancelled' }, 'host'],
  [
    'declined by its host',
    { attendees: [{ email: 'host@gmail.example', self: true, responseStatus: 'declined' }] },
    'host',
  ],
])('one that was %s there is canceled', async (_name, change, by) => {
  const { host, booking, entry } = await bookedHost()
  entry(change)
  await lookAfterAll(app, host)
  expect(await hostView(host, booking.id)).toMatchObject({ status: 'canceled', canceledBy: by })
})

test('one that its invitee declined there is canceled by them, no other attendee', async () => {
  const { host, booking, entry } = await bookedHost()
  const { invitee } = await hostView(host, booking.id)
  entry(declined('somebody@else.example'))
  await lookAfterAll(app, host)
  expect((await hostView(host, booking.id)).status).toBe('scheduled')
  entry(declined(invitee.email.toUpperCase()))
  await lookAfterAll(app, host)
  expect(await hostView(host, booking.id)).toMatchObject({ status: 'canceled', canceledBy: 'invitee' })
})

test('an invitee whose domain is written in another script is known by its written form there', async () => {
  const email = `noa-${randomUUID().slice(0, 8)}@почта.рф`
  const { host, booking, entry } = await bookedHost({ invitee: { name: 'Noa Levi', email } })
  const there = email.replace('почта.рф', 'xn--80a1acny.xn--p1ai')
  expect(main?.events.get(eventKeyOf(booking.id))?.attendees).toMatchObject([{ email: there }])
  entry(declined(there))
  await lookAfterAll(app, host)
  expect(await hostView(host, booking.id)).toMatchObject({ status: 'canceled', invitee: { email } })
})

test('where that is switched off nothing follows', async () => {
  const { host, booking, entry } = await bookedHost()
  await host.api.call('PUT /calendars/choices', { body: { syncsCancelation: false } })
  entry({ status: 'cancelled' })
  await lookAfterAll(app, host)
  expect((await hostView(host, booking.id)).status).toBe('scheduled')
})

async function putBacksOf(bookingId: string): Promise<string[]> {
  const { rows } = await app.context.pool.query<{ why: string }>(
    `select data ->> 'why' as why from jobs.job where name = 'calendar-events-put-back' and data ->> 'bookingId' = $1`,
    [bookingId],
  )
  return rows.map(({ why }) => why)
}

test.each<[string, Partial<GoogleEvent>, string]>([
  ['onto another meeting', at('2027-03-02T10:15:00Z', '2027-03-02T10:45:00Z'), 'taken'],
  ['to a whole day', { start: { date: '2027-03-02' }, end: { date: '2027-03-03' } }, 'no_times'],
])(
  'moved %s a meeting stays, its event is put back, and people hear of it once',
  async (_where, change, why) => {
    const { host, event, booking, entry } = await bookedHost()
    await book(app, host, event, '2027-03-02T10:00:00Z')
    entry(change)
    await lookAfterAll(app, host)
    await lookAfterAll(app, host)
    expect((await hostView(host, booking.id)).start).toBe('2027-03-02T09:00:00.000Z')
    expect(await putBacksOf(booking.id)).toEqual([why])
    await writeEvent(app.context, { hostId: host.me.userID, bookingId: booking.id })
    const { start, end } = main?.events.get(eventKeyOf(booking.id)) ?? {}
    expect({ start, end }).toEqual({
      start: { dateTime: '2027-03-02T09:00:00.000Z' },
      end: { dateTime: '2027-03-02T09:30:00.000Z' },
    })
    await lookAfterAll(app, host)
    expect(await putBacksOf(booking.id)).toEqual([why])
  },
)

test('moved after it has begun a meeting stays, and its event is put back', async () => {
  const { host, booking, entry } = await bookedHost()
  const before = new Date(app.clock.now()).toISOString()
  app.clock.set('2027-03-02T09:10:00Z')
  entry(at('2027-03-02T20:00:00Z', '2027-03-02T20:30:00Z'))
  await lookAfterAll(app, host)
  expect(await putBacksOf(booking.id)).toEqual(['started'])
  app.clock.set(before)
})

test('after tokens that were too old everything is read, and what is gone is canceled', async () => {
  const { host, booking } = await bookedHost()
  google.answered.splice(0)
  main?.events.clear()
  main?.events.expireTokens()
  await lookAfterAll(app, host)
  expect(google.answered.slice(0, 2)).toEqual(['events.list 410', 'events.list 200'])
  expect((await hostView(host, booking.id)).status).toBe('canceled')
})

test('what has not been written yet is not taken for a change', async () => {
  const { host, booking, manage } = await bookedHost()
  await manage.call('POST /manage/reschedule', { body: { start: '2027-03-02T11:00:00Z' } })
  await planEvent(app.context, await eventOf(app, host, booking.id))
  main?.events.expireTokens()
  await lookAfterAll(app, host)
  expect((await hostView(host, booking.id)).start).toBe('2027-03-02T11:00:00.000Z')
})

test('bookings from before the account was connected are written', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host)
  const { booking } = await book(app, host, event, '2027-03-02T09:00:00Z')
  await connect(host)
  await writeEvent(app.context, { hostId: host.me.userID, bookingId: booking.id })
  expect(main?.events.get(eventKeyOf(booking.id))).toMatchObject({ status: 'confirmed' })
})

test('a change calls for a look at once, where it is proven who says so', async () => {
  const { host } = await bookedHost()
  const channel = google.channels.all().at(-1)
  const path = new URL(channel?.address ?? '')
  const call = (token: string) =>
    fetch(`${app.url}${path.pathname}${path.search}`, {
      method: 'POST',
      headers: { 'x-goog-channel-id': channel?.id ?? '', 'x-goog-channel-token': token },
    })
  await eventually(async () => expect(await dueLooks(host)).toBeGreaterThan(0))
  await lookAfterAll(app, host)
  const before = await dueLooks(host)
  expect((await call('somebody else’s'.replace('’', ''))).status).toBe(202)
  expect(await dueLooks(host)).toBe(before)
  expect((await call(channel?.token ?? '')).status).toBe(202)
  expect(await dueLooks(host)).toBe(before + 1)
  await call(channel?.token ?? '')
  expect(await dueLooks(host)).toBe(before + 1)
})

test('a watch is renewed before it ends, and the former one ended', async () => {
  const { host } = await bookedHost()
  const [former] = google.channels.all().slice(-1)
  app.clock.advance(6.5 * 24 * 60)
  await lookAfterAll(app, host)
  const ids = google.channels.all().map(({ id }) => id)
  expect(ids).not.toContain(former?.id)
})
