import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { addPoll, votingIn } from '../../testing/polls.ts'

const app = await startTestApp()
const { vote } = votingIn(app)

test('says what comes next, what can be booked first, and what was booked, all in the host’s days', async () => {
  app.clock.set('2027-03-01T08:00:00Z')
  const host = await openAccount(app, { timeZone: 'Pacific/Auckland' })
  const [intro, review] = [await addEvent(host, { name: 'Intro' }), await addEvent(host, { name: 'Review' })]
  // In Auckland it is Monday, 9 PM; these are from Wednesday on.
  const first = await book(app, host, intro, '2027-03-02T20:00:00Z')
  await book(app, host, review, '2027-03-03T21:00:00Z')
  const gone = await book(app, host, review, '2027-03-04T21:00:00Z')
  await gone.manage.call('POST /manage/cancel', { body: {} })
  app.clock.set('2027-03-01T12:00:00Z')
  await book(app, host, intro, '2027-03-05T00:00:00Z')
  await book(app, host, intro, '2027-03-05T02:00:00Z')
  await host.api.call('PATCH /event-types/:id', { params: { id: intro.id }, body: { name: 'Hello' } })
  const { meetings, available, recent, polls } = await host.api.call('GET /overview')
  expect(meetings.map(({ start, eventName }) => [start, eventName])).toEqual([
    ['2027-03-02T20:00:00.000Z', 'Intro'],
    ['2027-03-03T21:00:00.000Z', 'Review'],
    ['2027-03-05T00:00:00.000Z', 'Intro'],
  ])
  expect(meetings[0]?.id).toBe(first.booking.id)
  const query = { from: '2027-03-01T12:00:00Z', to: '2027-03-08T12:00:00Z' }
  const { starts } = await host.api.call('GET /event-types/:id/slots', { params: { id: review.id }, query })
  // The newest event type is the first one of the list.
  expect([available?.eventName, Date.parse(available?.start ?? '')]).toEqual([
    'Review',
    Date.parse(starts[0] ?? ''),
  ])
  expect(recent.days).toHaveLength(14)
  expect(recent.days.slice(-2)).toEqual(['2027-03-01', '2027-03-02'])
  expect(recent.bookings).toBe(5)
  expect(
    recent.booked.map(({ eventType, bookings, days }) => [eventType?.name, bookings, days.slice(-2)]),
  ).toEqual([
    ['Hello', 3, [1, 2]],
    ['Review', 2, [2, 0]],
  ])
  expect(polls).toEqual([])
})

test('what was booked of an event type that is gone counts among the others, so that the sum is right', async () => {
  app.clock.set('2027-03-01T08:00:00Z')
  const host = await openAccount(app)
  const [kept, gone] = [await addEvent(host), await addEvent(host)]
  await book(app, host, kept, '2027-03-02T09:00:00Z')
  await book(app, host, gone, '2027-03-02T11:00:00Z')
  await host.api.call('DELETE /event-types/:id', { params: { id: gone.id } })
  const { recent } = await host.api.call('GET /overview')
  expect(recent).toMatchObject({
    bookings: 2,
    booked: [
      { eventType: { id: kept.id }, bookings: 1 },
      { eventType: null, bookings: 1 },
    ],
  })
})

test('polls wait for a decision from their first vote on, until a time is chosen', async () => {
  app.clock.set('2027-03-01T08:00:00Z')
  const host = await openAccount(app)
  const poll = await addPoll(host)
  const toDecide = async () => (await host.api.call('GET /overview')).polls
  expect(await toDecide()).toEqual([])
  await vote(host, poll.slug, 'Ada', { 0: 'yes' })
  expect(await toDecide()).toEqual([{ id: poll.id, name: poll.name, votes: 1 }])
})

test('without an event type that can be booked there is no first time', async () => {
  app.clock.set('2027-03-01T08:00:00Z')
  const host = await openAccount(app)
  const first = async () => (await host.api.call('GET /overview')).available
  expect(await first()).toBeNull()
  const event = await addEvent(host, { name: 'Intro' })
  expect(await first()).toMatchObject({ eventName: 'Intro', start: expect.any(String) })
  await host.api.call('PATCH /event-types/:id', { params: { id: event.id }, body: { isOn: false } })
  expect(await first()).toBeNull()
})

test('an event type whose hours are all closed says that there is no time', async () => {
  app.clock.set('2027-03-01T08:00:00Z')
  const host = await openAccount(app)
  const weekly = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
  const hours = { timeZone: 'Europe/Berlin', weekly, overrides: [] }
  await addEvent(host, { name: 'Intro', availability: { kind: 'custom', hours } })
  expect((await host.api.call('GET /overview')).available).toEqual({ eventName: 'Intro', start: null })
})
