import type { GoogleEvent } from '@scheduling/sandbox/google'
import { beforeEach, expect, test } from 'vitest'
import { calendarsIn } from '../../testing/stand-ins/calendars.ts'
import { connect, connectionsOf, lookAfterAll, startGoogleApp } from '../../testing/stand-ins/google.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, hostView, openAccount } from '../../testing/hosts.ts'
import { addPoll, addressOf, TIMES, votingIn } from '../../testing/polls.ts'
import { eventOf } from '../../testing/webhooks.ts'
import { eventKeyOf } from './event-key.ts'
import { planEvent } from './plan.ts'
import { writeEvent } from './write.ts'

const { app, google } = await startGoogleApp()
const { connectedHost: hostWith, follow, seen } = calendarsIn(app)
const [main, family, team] = google.account.calendars
const { vote } = votingIn(app)

beforeEach(() => {
  google.faults.end()
  for (const { events } of google.account.calendars) events.clear()
  // Makes earlier readings stale.
  app.clock.advance(2)
})

const meeting = (id: string, start: string, end: string, change: Partial<GoogleEvent> = {}): GoogleEvent => ({
  id,
  status: 'confirmed',
  start: { dateTime: start },
  end: { dateTime: end },
  ...change,
})

const connectedHost = async () => hostWith(connect)

/** The free times after the calendars were checked again. */
async function morning(host: TestHost, slug: string): Promise<string[]> {
  await seen(host, slug)
  await lookAfterAll(app, host)
  return seen(host, slug)
}

const live = () => [...(main?.events.values() ?? [])].filter(({ status }) => status === 'confirmed')

test('a new connection blocks time by its main calendar, and writes into it', async () => {
  const { host } = await connectedHost()
  const { calendars } = await host.api.call('GET /calendars')
  expect(
    calendars.map(({ name, isBlocking, isTarget, canWrite }) => [name, isBlocking, isTarget, canWrite]),
  ).toEqual([
    ['host@gmail.example', true, true, true],
    ['Family', false, false, true],
    ['Team', false, false, false],
  ])
})

test('a busy time is not offered, and is again when it is gone', async () => {
  const { host, event } = await connectedHost()
  main?.events.set('dentist', meeting('dentist', '2027-03-02T09:30:00Z', '2027-03-02T10:30:00Z'))
  expect(await morning(host, event.slug)).toEqual(['09:00', '10:30'])
  main?.events.clear()
  expect(await seen(host, event.slug)).toEqual(['09:00', '10:30'])
  expect(await morning(host, event.slug)).toEqual(['09:00', '09:30', '10:00', '10:30'])
})

test('what is free, declined or canceled blocks nothing; a whole day does in the zone of its calendar', async () => {
  const { host, event } = await connectedHost()
  const at = ['2027-03-02T09:00:00Z', '2027-03-02T10:00:00Z'] as const
  main?.events.set('free', meeting('free', ...at, { transparency: 'transparent' }))
  const attendees = [{ email: 'host@gmail.example', self: true, responseStatus: 'declined' }]
  main?.events.set('no', meeting('no', ...at, { attendees }))
  main?.events.set('off', meeting('off', ...at, { status: 'cancelled' }))
  expect(await morning(host, event.slug)).toHaveLength(4)
  app.clock.advance(1)
  main?.events.set('day', {
    id: 'day',
    status: 'confirmed',
    start: { date: '2027-03-02' },
    end: { date: '2027-03-03' },
  })
  expect(await morning(host, event.slug)).toEqual([])
})

test('only chosen calendars count', async () => {
  const { host, connection, event } = await connectedHost()
  team?.events.set('standup', meeting('standup', '2027-03-02T09:00:00Z', '2027-03-02T09:30:00Z'))
  main?.events.set('lunch', meeting('lunch', '2027-03-02T10:00:00Z', '2027-03-02T10:30:00Z'))
  expect(await morning(host, event.slug)).toEqual(['09:00', '09:30', '10:30'])
  const place = (id = '') => ({ connectionId: connection.id, id })
  await host.api.call('PUT /calendars', { body: { blocking: [place(team?.id)], target: place(family?.id) } })
  expect(await morning(host, event.slug)).toEqual(['09:30', '10:00', '10:30'])
  const readOnly = { blocking: [], target: place(team?.id) }
  expect((await host.api.refusal('PUT /calendars', { body: readOnly })).code).toBe('calendar_read_only')
})

test('where the provider does not answer the last known times count, and the connection says so', async () => {
  const { host, event } = await connectedHost()
  main?.events.set('dentist', meeting('dentist', '2027-03-02T09:30:00Z', '2027-03-02T10:30:00Z'))
  expect(await morning(host, event.slug)).toEqual(['09:00', '10:30'])
  app.clock.advance(2)
  google.faults.begin('events.list', 'unavailable')
  expect(await morning(host, event.slug)).toEqual(['09:00', '10:30'])
  const [connection] = await connectionsOf(host)
  expect(connection).toMatchObject({ health: 'working', lastFailure: { failure: 'unavailable' } })
})

test('a time that was never read is not free', async () => {
  const { host, event } = await connectedHost()
  google.faults.begin('events.list', 'unavailable')
  expect(await morning(host, event.slug)).toEqual([])
  google.faults.end()
  app.clock.advance(2)
  expect(await morning(host, event.slug)).toHaveLength(4)
})

test('without a connection nobody is asked', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host)
  google.answered.splice(0)
  expect(await morning(host, event.slug)).toHaveLength(4)
  expect(google.answered).toEqual([])
})

test('disconnected, nothing of it blocks time', async () => {
  const { host, connection, event } = await connectedHost()
  main?.events.set('dentist', meeting('dentist', '2027-03-02T09:30:00Z', '2027-03-02T10:30:00Z'))
  expect(await morning(host, event.slug)).toHaveLength(2)
  await host.api.call('DELETE /connections/:id', { params: { id: connection.id } })
  expect(await morning(host, event.slug)).toHaveLength(4)
})

test('a booking is written, moved and deleted there, once whatever happens', async () => {
  const { host, event } = await connectedHost()
  const { booking, manage } = await book(app, host, event, '2027-03-02T09:00:00Z')
  const id = eventKeyOf(booking.id)
  google.faults.begin('events.insert', 'dropped', 1)
  await expect(follow(host, booking.id)).rejects.toMatchObject({ failure: 'unavailable' })
  await writeEvent(app.context, { hostId: host.me.userID, bookingId: booking.id })
  expect(live()).toMatchObject([
    { id, summary: `Consultation: Ada Guest`, start: { dateTime: '2027-03-02T09:00:00.000Z' } },
  ])
  await follow(host, booking.id)
  await manage.call('POST /manage/reschedule', { body: { start: '2027-03-02T10:00:00Z' } })
  await follow(host, booking.id)
  expect(live()).toMatchObject([{ id, start: { dateTime: '2027-03-02T10:00:00.000Z' } }])
  await manage.call('POST /manage/cancel', { body: {} })
  await follow(host, booking.id)
  expect(live()).toEqual([])
})

test('a booking on Google Meet gets its room with the event, and keeps it when it moves', async () => {
  const { host, event } = await connectedHost()
  const { booking, manage } = await book(app, host, event, '2027-03-02T09:00:00Z')
  expect(booking.location).toEqual({ kind: 'google_meet' })
  await follow(host, booking.id)
  const { location } = await hostView(host, booking.id)
  expect(location).toEqual({ kind: 'google_meet', url: live()[0]?.hangoutLink })
  expect((await manage.call('GET /manage')).location).toEqual(location)
  await manage.call('POST /manage/reschedule', { body: { start: '2027-03-02T10:00:00Z' } })
  await follow(host, booking.id)
  expect((await hostView(host, booking.id)).location).toEqual(location)
  expect(live()[0]).toMatchObject({ location: 'url' in location ? location.url : '' })
})

test('our own event stands in nobody’s way', async () => {
  const { host, event } = await connectedHost()
  const { booking, manage } = await book(app, host, event, '2027-03-02T09:00:00Z')
  await follow(host, booking.id)
  app.clock.advance(2)
  expect(await morning(host, event.slug)).toEqual(['09:30', '10:00', '10:30'])
  await manage.call('POST /manage/cancel', { body: {} })
  expect(await morning(host, event.slug)).toHaveLength(4)
})

test('one that somebody moved in the calendar counts where it stands', async () => {
  const { host, event } = await connectedHost()
  const { booking } = await book(app, host, event, '2027-03-02T09:00:00Z')
  await follow(host, booking.id)
  const id = eventKeyOf(booking.id)
  main?.events.set(id, meeting(id, '2027-03-02T10:00:00Z', '2027-03-02T10:30:00Z'))
  app.clock.advance(2)
  expect(await morning(host, event.slug)).toEqual(['09:30', '10:30'])
})

test('what waited for a broken connection is written when it works again', async () => {
  const { host, event } = await connectedHost()
  const { booking } = await book(app, host, event, '2027-03-02T09:00:00Z')
  google.grants.endAll()
  await expect(follow(host, booking.id)).rejects.toMatchObject({ failure: 'unauthorized' })
  await app.context.pool.query(`delete from jobs.job where name = 'calendar-events'`)
  await connect(host)
  const { rows } = await app.context.pool.query<{ id: string }>(
    `select data ->> 'bookingId' as id from jobs.job where name = 'calendar-events'`,
  )
  expect(rows).toEqual([{ id: booking.id }])
  await writeEvent(app.context, { hostId: host.me.userID, bookingId: booking.id })
  expect(live()).toHaveLength(1)
})

test('a calendar that was deleted there keeps nobody from booking, even while nothing can be listed', async () => {
  const { host, event, connection } = await connectedHost()
  const place = { connectionId: connection.id, id: family?.id ?? '' }
  await host.api.call('PUT /calendars', { body: { blocking: [place], target: null } })
  expect(await seen(host, event.slug)).toHaveLength(4)
  app.clock.advance(2)
  google.account.calendars.splice(1, 1)
  google.faults.begin('calendarList', 'unavailable')
  const { booking } = await book(app, host, event, '2027-03-02T09:00:00Z')
  expect(booking.status).toBe('scheduled')
  google.faults.end()
  app.clock.advance(2)
  await lookAfterAll(app, host)
  const { calendars } = await host.api.call('GET /calendars')
  expect(calendars.map(({ name }) => name)).toEqual(['host@gmail.example', 'Team'])
  if (family) google.account.calendars.splice(1, 0, family)
})

const invited = () =>
  live()[0]
    ?.attendees?.map(({ email }) => email)
    .toSorted()

test('who declines what a poll became is taken out of the entry, and nobody else', async () => {
  const { host } = await connectedHost()
  const poll = await addPoll(host, { notifiesHost: false })
  await vote(host, poll.slug, 'Ada', { 0: 'yes' })
  const { token } = await vote(host, poll.slug, 'Lin', { 0: 'yes' })
  const { bookingId } = await host.api.call('POST /polls/:id/finish', { params: poll, body: { option: 0 } })
  await follow(host, String(bookingId))
  expect(invited()).toEqual([addressOf(host, 'ada'), addressOf(host, 'lin')])
  await app.visitor.call('POST /polls/votes/decline', { body: { token } })
  await follow(host, String(bookingId))
  expect(invited()).toEqual([addressOf(host, 'ada')])
})

test('a poll is not finished at a time that was taken in the calendar since it was last read', async () => {
  const { host } = await connectedHost()
  const poll = await addPoll(host, { notifiesHost: false })
  await vote(host, poll.slug, 'Ada', { 0: 'yes', 1: 'yes' })
  await lookAfterAll(app, host)
  main?.events.set('dinner', meeting('dinner', '2027-03-02T19:30:00Z', '2027-03-02T20:30:00Z'))
  app.clock.advance(1)
  const asked = { params: { id: poll.id }, body: { option: 0 } }
  expect(await host.api.refusal('POST /polls/:id/finish', asked)).toMatchObject({
    code: 'slot_taken',
    nearest: [TIMES[1], TIMES[2]],
  })
})

test('guests that a host adds and removes are invited in the entry, or no longer', async () => {
  const { host, event } = await connectedHost()
  const { booking } = await book(app, host, event, '2027-03-02T09:00:00Z', { guests: ['bo@example.test'] })
  await follow(host, booking.id)
  const body = { guests: ['cy@example.test'] }
  await host.api.call('PUT /bookings/:id/guests', { params: { id: booking.id }, body })
  await follow(host, booking.id)
  expect(invited()).toEqual([booking.invitee.email, 'cy@example.test'].toSorted())
})

test('a meeting that takes place elsewhere says so in its entry, which loses its room', async () => {
  const { host } = await connectedHost()
  const event = await addEvent(host, { locations: [{ kind: 'google_meet' }] })
  const { booking } = await book(app, host, event, '2027-03-02T09:00:00Z')
  await follow(host, booking.id)
  expect(live()[0]?.hangoutLink).toMatch(/^https:\/\/meet\.google\.com/)
  const former = (await hostView(host, booking.id)).location
  const location = { kind: 'address', value: '1 Main Street' } as const
  const params = { id: booking.id }
  await host.api.call('PUT /bookings/:id/location', { params, body: { location } })
  await planEvent(app.context, { ...(await eventOf(app, host, booking.id)), former })
  const written = { hostId: host.me.userID, bookingId: booking.id }
  await writeEvent(app.context, written)
  expect(live()).toMatchObject([{ location: '1 Main Street' }])
  expect(live()[0]).not.toHaveProperty('hangoutLink')
  await host.api.call('POST /bookings/:id/reschedule', {
    params,
    body: { start: '2027-03-02T10:00:00Z', reason: '' },
  })
  await follow(host, booking.id)
  expect(live()).toMatchObject([
    { location: '1 Main Street', start: { dateTime: '2027-03-02T10:00:00.000Z' } },
  ])
})
