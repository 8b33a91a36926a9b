import { beforeEach, expect, test } from 'vitest'
import { calendarsIn } from '../../testing/stand-ins/calendars.ts'
import { connect, lookAfterAll, startGoogleApp } from '../../testing/stand-ins/google.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, hostView, openAccount } from '../../testing/hosts.ts'
import { eventOf } from '../../testing/webhooks.ts'
import { planEvent, planMeetingsToCome } from './plan.ts'
import { writeEvent } from './write.ts'

const { app, google } = await startGoogleApp()
const { connectedHost, seen } = calendarsIn(app)
const [main] = google.account.calendars

const NINE = '2027-03-02T09:00:00Z'
const TEN = '2027-03-02T10:00:00Z'
const LATER = { start: { dateTime: '2027-03-02T11:00:00Z' }, end: { dateTime: '2027-03-02T11:30:00Z' } }

beforeEach(() => {
  google.faults.end()
  for (const { events } of google.account.calendars) events.clear()
  // Makes earlier readings stale.
  app.clock.advance(2)
})

/** Does what workers do: each change is planned, and what differs is written. */
async function follow(host: TestHost, ...ids: string[]) {
  for (const id of ids) {
    await planEvent(app.context, await eventOf(app, host, id))
    await writeAll(host)
  }
}

async function writeAll({ me }: TestHost) {
  const { rows } = await app.context.pool.query<{ id: string }>(
    `select booking_id as id from calendar_events where host_id = $1 and written_sequence is distinct from sequence`,
    [me.userID],
  )
  for (const { id } of rows) await writeEvent(app.context, { hostId: me.userID, bookingId: id })
}

const live = () =>
  [...(main?.events.values() ?? [])]
    .filter(({ status }) => status === 'confirmed')
    .toSorted((a, b) => String(a.start?.dateTime).localeCompare(String(b.start?.dateTime)))

/** Who is named in an event, sorted. */
function named(index = 0) {
  const { description } = live()[index] ?? {}
  return description?.match(/[A-Z]\w+(?= \S+@)/g)?.toSorted()
}

async function classWith(...names: string[]) {
  const { host, event } = await connectedHost(connect, { seats: 5 })
  const join = async (name: string, start = NINE) => {
    const invitee = { name, email: `${name.toLowerCase()}@example.test` }
    const booked = await book(app, host, event, start, { invitee })
    await follow(host, booked.booking.id)
    return { ...booked, id: booked.booking.id }
  }
  const joined: Awaited<ReturnType<typeof join>>[] = []
  for (const name of names) joined.push(await join(name))
  return { host, event, join, joined }
}

const roomOf = async (host: TestHost, id: string) => {
  const { location } = await hostView(host, id)
  return 'url' in location ? location.url : undefined
}

test('all invitees of a time are in one event and one room, and do not see each other', async () => {
  const { host, event, joined } = await classWith('Ada', 'Bo', 'Cy')
  expect(live()).toMatchObject([{ summary: 'Consultation', start: { dateTime: '2027-03-02T09:00:00.000Z' } }])
  expect(live()[0]?.attendees ?? []).toEqual([])
  expect(named()).toEqual(['Ada', 'Bo', 'Cy'])
  const rooms = await Promise.all(joined.map(async ({ id }) => roomOf(host, id)))
  expect(rooms).toEqual(Array.from({ length: 3 }, () => live()[0]?.hangoutLink))
  expect(rooms[0]).toBeTruthy()
  app.clock.advance(2)
  await lookAfterAll(app, host)
  expect(await seen(host, event.slug)).toEqual(['09:00', '09:30', '10:00', '10:30'])
})

test('invitees who book at once before the room is made get the same one', async () => {
  const { host, event } = await connectedHost(connect, { seats: 5 })
  const all = [await book(app, host, event, NINE), await book(app, host, event, NINE)]
  await follow(host, ...all.map(({ booking }) => booking.id).toReversed())
  for (const { booking } of all) expect(await roomOf(host, booking.id)).toBe(live()[0]?.hangoutLink)
  expect(live()).toHaveLength(1)
})

test('the event stays for the others when the first leaves, and goes with the last', async () => {
  const { host, joined } = await classWith('Ada', 'Bo')
  const before = live()[0]
  const leave = async (one = joined[0]) => {
    await one?.manage.call('POST /manage/cancel', { body: {} })
    await follow(host, String(one?.id))
  }
  await leave()
  expect(named()).toEqual(['Bo'])
  expect(live()[0]).toMatchObject({ id: before?.id, hangoutLink: before?.hangoutLink })
  await leave(joined[1])
  expect(live()).toEqual([])
})

test('who moves gets another event and room, and who stays keeps theirs', async () => {
  const { host, joined, join } = await classWith('Ada', 'Bo')
  const before = live()[0]
  const [ada, bo] = joined
  await ada?.manage.call('POST /manage/reschedule', { body: { start: TEN } })
  await follow(host, String(ada?.id))
  expect([named(0), named(1)]).toEqual([['Bo'], ['Ada']])
  expect(live()[0]).toMatchObject({ id: before?.id, hangoutLink: before?.hangoutLink })
  expect(await roomOf(host, String(ada?.id))).toBe(live()[1]?.hangoutLink)
  expect(live()[1]?.hangoutLink).not.toBe(before?.hangoutLink)
  const cy = await join('Cy', TEN)
  await bo?.manage.call('POST /manage/reschedule', { body: { start: TEN } })
  await follow(host, String(bo?.id))
  expect(live()).toHaveLength(1)
  expect(named()).toEqual(['Ada', 'Bo', 'Cy'])
  for (const id of [ada?.id, bo?.id, cy.id])
    expect(await roomOf(host, String(id))).toBe(live()[0]?.hangoutLink)
})

test('the room stays for somebody who moved away and came back', async () => {
  const { host, joined } = await classWith('Ada', 'Bo')
  const before = live()[0]
  const [ada, bo] = joined
  for (const start of [TEN, NINE]) {
    await bo?.manage.call('POST /manage/reschedule', { body: { start } })
    await follow(host, String(bo?.id))
  }
  await ada?.manage.call('POST /manage/cancel', { body: {} })
  await follow(host, String(ada?.id))
  expect(live()).toMatchObject([{ id: before?.id, hangoutLink: before?.hangoutLink }])
  expect(await roomOf(host, String(bo?.id))).toBe(before?.hangoutLink)
})

test('who moves alone takes event and room along', async () => {
  const { host, joined } = await classWith('Ada')
  const before = live()[0]
  await joined[0]?.manage.call('POST /manage/reschedule', { body: { start: TEN } })
  await follow(host, String(joined[0]?.id))
  expect(live()).toMatchObject([
    { id: before?.id, hangoutLink: before?.hangoutLink, start: { dateTime: '2027-03-02T10:00:00.000Z' } },
  ])
})

test('moved or canceled for everyone, the event follows, and what happens to it is for everyone', async () => {
  const { host, joined } = await classWith('Ada', 'Bo')
  const before = live()[0]
  const ids = joined.map(({ id }) => id)
  const params = { id: String(ids[1]) }
  await host.api.call('POST /bookings/:id/reschedule', { params, body: { start: TEN, allInvitees: true } })
  await follow(host, ...ids.toReversed())
  expect(live()).toMatchObject([{ id: before?.id, start: { dateTime: '2027-03-02T10:00:00.000Z' } }])
  expect(named()).toEqual(['Ada', 'Bo'])

  app.clock.advance(2)
  await lookAfterAll(app, host)
  const event = { ...live()[0], ...LATER }
  main?.events.set(String(before?.id), event as NonNullable<typeof before>)
  app.clock.advance(2)
  await lookAfterAll(app, host)
  for (const id of ids) expect((await hostView(host, id)).start).toBe('2027-03-02T11:00:00.000Z')
  await follow(host, ...ids)

  main?.events.set(String(before?.id), { ...event, status: 'cancelled' } as NonNullable<typeof before>)
  app.clock.advance(2)
  await lookAfterAll(app, host)
  for (const id of ids) expect((await hostView(host, id)).status).toBe('canceled')
})

test.each([
  ['another event type', '2027-03-02T13:00:00Z'],
  ['a time that others share', '2027-03-02T14:00:00Z'],
  ['a time that overlaps theirs', '2027-03-02T14:15:00Z'],
])('moved in the calendar onto %s, it stays where it was for everyone', async (_, dateTime) => {
  const { host, joined, join } = await classWith('Ada', 'Bo')
  await book(app, host, await addEvent(host), '2027-03-02T13:00:00Z')
  await join('Cy', '2027-03-02T14:00:00Z')
  app.clock.advance(2)
  await lookAfterAll(app, host)
  const end = { dateTime: new Date(Date.parse(dateTime) + 1_800_000).toISOString() }
  const [event] = live()
  if (!event) throw new Error('It is not written')
  main?.events.set(event.id, { ...event, start: { dateTime }, end })
  app.clock.advance(2)
  await lookAfterAll(app, host)
  for (const { id } of joined) expect((await hostView(host, id)).start).toBe('2027-03-02T09:00:00.000Z')
  await writeAll(host)
  expect(live()[0]).toMatchObject({ id: event.id, start: { dateTime: '2027-03-02T09:00:00.000Z' } })
})

test('meetings from before the calendar was connected get one event each', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host, { seats: 5 })
  for (const start of [NINE, NINE, TEN]) await book(app, host, event, start)
  await connect(host)
  await planMeetingsToCome(app.context, host.me.userID)
  await writeAll(host)
  expect(live()).toHaveLength(2)
})
